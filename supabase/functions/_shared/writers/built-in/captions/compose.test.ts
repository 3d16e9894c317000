import assert from "node:assert/strict";
import { readBrief } from "../../../domain/captions/brief/read.ts";
import { isLong, setLine, withLinks } from "./compose.ts";

const phrase = (text: string) => ({ start: text, inside: text, signs: false });

Deno.test("the keyword's end mark takes the place of the line's", () => {
  for (const [line, keyword, caption] of [
    ["{K}.", "Why now?", "Why now?"],
    ["{K}?", "Why now?", "Why now?"],
    ["{K} ?", "Why now?", "Why now?"],
    ["{K}!", "Tea time!", "Tea time!"],
    ["{K}.", "Tea time.", "Tea time."],
    ["{K}.", "Tea time...", "Tea time..."],
    ["{K}, anyone?", "Tea time!", "Tea time, anyone?"],
  ] as const) {
    assert.equal(setLine(line, phrase(keyword), "x"), caption, `${line} with ${keyword}`);
  }
});

Deno.test("a line begins with a capital, unless it is meant to begin without one", () => {
  assert.equal(setLine("today: {k}.", phrase("tea"), "x"), "Today: tea.");
  assert.equal(setLine("lowkey {k}.", phrase("tea"), "x"), "lowkey tea.");
});

Deno.test("a link alone gets no period", async () => {
  const brief = await readBrief({ keyword: "https://example.com", tone: null });
  assert.equal(withLinks("\uE000.", brief, "x"), "https://example.com");
});

Deno.test("several sentences, or very many words, are a caption already", () => {
  assert.equal(isLong(phrase("We went home. It rained")), true);
  assert.equal(isLong(phrase("tea ".repeat(23).trim())), true);
  assert.equal(isLong(phrase("Tea at St. Ives")), false);
});
