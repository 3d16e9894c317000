import { createHmac } from "node:crypto";

/**
 * Creates the keyed hash under which an address or email address is counted, so that the database never stores it. It
 * is computed at once, in microseconds: `crypto.subtle` would hand such a short text to another thread and wait for it.
 * @param secret ADDRESS_HASH_SECRET
 */
export function createSubjectHash(secret: string): (...parts: string[]) => Promise<string> {
  return (...parts) => Promise.resolve(createHmac("sha256", secret).update(parts.join("\n")).digest("base64url"));
}
