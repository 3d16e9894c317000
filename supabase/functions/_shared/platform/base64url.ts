import { Buffer } from "node:buffer";

/**
 * Decodes base64url to the text that it encodes in UTF-8. Node's decoder takes a tenth of the time of one in JavaScript,
 * which would be a quarter of what a response from memory costs a signed-in person.
 * @returns anything for a text that is not base64url, so the caller must check what it gets
 */
export function decodeBase64Url(encoded: string): string {
  return Buffer.from(encoded, "base64url").toString("utf8");
}

/** Encodes a text, in UTF-8, or bytes. */
export function encodeBase64Url(content: string | Uint8Array): string {
  return Buffer.from(content as Uint8Array).toString("base64url");
}
