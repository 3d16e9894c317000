import { createHmac } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
export const periodSeconds = 30;

/** Bytes in Base32, as an authenticator app takes a secret. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((part) => alphabet[Number.parseInt(part.padEnd(5, "0"), 2)]).join("");
}

/**
 * The code that an authenticator app shows (RFC 6238: SHA-1, six digits, 30 seconds).
 * @param secret in Base32
 */
export function oneTimeCode(secret: string, nowSeconds: number): string {
  const bits = [...secret.replaceAll("=", "")]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(nowSeconds / periodSeconds)));
  const hash = createHmac("sha1", key).update(counter).digest();
  const at = hash[hash.length - 1]! & 0x0f;
  return String((hash.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0");
}
