import { randomBytes } from "node:crypto";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** @returns random letters and digits; from a length of 22, they cannot be guessed */
export function randomText(length: number): string {
  // 248 is the largest multiple of 62 in a byte: larger values would favor some letters.
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length)) if (byte < 248 && text.length < length) text += letters[byte % 62];
  }
  return text;
}

/** @returns an id in Stripe's form, e.g. `sub_1Q…` for the prefix `sub` */
export const newId = (prefix: string): string => `${prefix}_${randomText(24)}`;
