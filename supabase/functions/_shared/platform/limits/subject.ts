import { encodeBase64Url } from "deno-std/encoding/base64url.js";

/**
 * Creates the keyed hash under which an address or email address is counted, so that the database never stores it.
 * @param secret ADDRESS_HASH_SECRET
 */
export function createSubjectHash(secret: string): (...parts: string[]) => Promise<string> {
  const encoder = new TextEncoder();
  const key = crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return async (...parts) => {
    const signature = await crypto.subtle.sign("HMAC", await key, encoder.encode(parts.join("\n")));
    return encodeBase64Url(new Uint8Array(signature));
  };
}
