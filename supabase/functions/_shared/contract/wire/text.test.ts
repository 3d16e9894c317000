import assert from "node:assert/strict";
import * as z from "zod/mini";
import { fitsBytes, storable, visible, visibleLine } from "./text.ts";

const read = (check: Parameters<ReturnType<typeof z.string>["check"]>[0]) => {
  const schema = z.string().check(check);
  return (text: string) => z.parse(schema, text);
};

Deno.test("what a database cannot hold is taken out or replaced, and pairs stay whole", () => {
  const kept = read(storable());
  assert.equal(kept("a\0b\0"), "ab");
  assert.equal(kept("a\uD83Eb"), "a\uFFFDb");
  assert.equal(kept("a\uDE81b"), "a\uFFFDb");
  assert.equal(kept("\uDE81\uD83E"), "\uFFFD\uFFFD");
  assert.equal(kept("🪁🪁"), "🪁🪁");
});

Deno.test("a message of marks that show nothing is empty, and one that shows something keeps them", () => {
  const message = read(visible());
  for (const blank of ["", " \n\t", "\u200B", "\u00AD\uFEFF", "\u202E\u2066 \u3164"]) assert.equal(message(blank), "");
  assert.equal(message("  one\n two "), "one\n two");
  assert.equal(message("a\u200Bb"), "a\u200Bb");
  assert.deepEqual(["!", "$", "7", "字", "🪁"].map(message), ["!", "$", "7", "字", "🪁"]);
});

Deno.test("a name is one line without marks that show nothing", () => {
  const name = read(visibleLine());
  assert.equal(name(" Anna\r\n\tMarie\u0007 \u202ELee "), "Anna Marie Lee");
  assert.equal(name("\u200B \u2060"), "");
  // Emoji and Persian need their joiners.
  assert.equal(name("👩‍👧"), "👩‍👧");
});

Deno.test("a length in bytes counts what UTF-8 takes", () => {
  const short = (text: string) => z.safeParse(z.string().check(fitsBytes(6, "long")), text).success;
  assert.deepEqual(
    [short("123456"), short("1234567"), short("üüü"), short("üüü1"), short("🪁12"), short("🪁123")],
    [true, false, true, false, true, false],
  );
});
