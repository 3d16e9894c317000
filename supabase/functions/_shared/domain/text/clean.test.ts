import assert from "node:assert/strict";
import { cleanLine, cleanText } from "./clean.ts";

Deno.test("what may be posted stays as it is", () => {
  for (const text of [
    "",
    "Soup.",
    "Crème brûlée — “finally” …",
    "One line\nand another\n\nand a paragraph",
    "It’s 5 € 🍲",
  ]) {
    assert.equal(cleanText(text), text);
  }
});

Deno.test("blanks, empty lines, invisible signs and decomposed letters are tidied", () => {
  for (const [typed, clean] of [
    [" two  spaces ", "two spaces"],
    ["a tab\there", "a tab here"],
    ["blank \n line", "blank\nline"],
    ["one\n\n\n\ntwo", "one\n\ntwo"],
    ["Windows\r\nline", "Windows\nline"],
    ["old\rMac", "old\nMac"],
    ["line\u2028separator", "line\nseparator"],
    ["so\u00ADft hyphen", "soft hyphen"],
    ["turned\u202E around", "turned around"],
    ["cafe\u0301", "café"],
    ["no\u00A0break", "no break"],
  ] as const) {
    assert.equal(cleanText(typed), clean, JSON.stringify(typed));
  }
  assert.equal(cleanLine("one\n\ntwo"), "one two");
});
