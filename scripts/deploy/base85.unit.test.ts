import { expect, it } from "vitest";
import { base85Digits, decodeBase85, encodeBase85 } from "./base85.ts";

it("writes the example of its specification", () => {
  const bytes = Uint8Array.of(0x86, 0x4f, 0xd2, 0x6f, 0xb5, 0x59, 0xf7, 0x5b);
  expect(encodeBase85(bytes)).toBe("HelloWorld");
  expect(decodeBase85("HelloWorld")).toEqual(bytes);
});

it.each([0, 1, 2, 3, 4, 5, 255, 1_022])("reads back %i bytes", (length) => {
  for (const bytes of [
    new Uint8Array(length),
    new Uint8Array(length).fill(255),
    Uint8Array.from({ length }, (_, place) => (place * 167 + 13) % 256),
  ]) {
    const text = encodeBase85(bytes);
    expect([...text].every((character) => base85Digits.includes(character))).toBe(true);
    expect(decodeBase85(text)).toEqual(bytes);
  }
});
