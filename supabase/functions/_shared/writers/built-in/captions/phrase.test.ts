import assert from "node:assert/strict";
import { readBrief } from "../../../domain/captions/brief/read.ts";
import { phraseOf } from "./phrase.ts";

const phrase = async (keyword: string, change: object = {}) =>
  phraseOf({ ...(await readBrief({ keyword, tone: null })), ...change });

Deno.test("lines add the marks of a question, so its own are left out", async () => {
  const asked = { form: "question", language: "es", subjectWithLinks: "¿quién viene??" };
  assert.deepEqual(await phrase("¿quién viene??", asked), {
    start: "Quién viene",
    inside: "quién viene",
    signs: false,
    asks: true,
  });
});

Deno.test("marks at the end of a keyword are left out", async () => {
  assert.equal((await phrase("tea time", { subjectWithLinks: "tea time –, " })).inside, "tea time");
});

Deno.test("what has no word of two letters consists of signs", async () => {
  assert.equal((await phrase("🍵")).signs, true);
  assert.equal((await phrase("tea")).signs, false);
});
