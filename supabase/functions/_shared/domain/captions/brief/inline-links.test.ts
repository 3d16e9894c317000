import assert from "node:assert/strict";
import { readBrief } from "./read.ts";

const read = async (keyword: string) => (await readBrief({ keyword, tone: null })).subjectWithLinks;

const inPlace: Record<string, string> = {
  "visit https://example.com with @anna #Kites": "visit https://example.com with @anna",
  "my shop https://example.com opens Friday": "my shop https://example.com opens Friday",
  "order at example.com, before Friday": "order at example.com, before Friday",
  "love my #garden at https://example.com/garden today": "love my garden at https://example.com/garden today",
  "compare https://a.com and https://b.com": "compare https://a.com and https://b.com",
  "https://a.com and https://b.com are ours": "https://a.com and https://b.com are ours",
  "sign up at https://example.com/join 🪁 #yoga": "sign up at https://example.com/join",
  "https://example.com is our new shop": "https://example.com is our new shop",
  "besuch uns auf https://example.com am Samstag": "besuch uns auf https://example.com am Samstag",
  "definately visit https://example.com today": "definitely visit https://example.com today",
};
const apart: Record<string, string> = {
  "our new menu https://example.com": "our new menu",
  "https://example.com our new menu": "our new menu",
  "New post is up! https://example.com Come and read": "New post is up! Come and read",
  "https://example.com": "",
  "https://a.com https://b.com": "",
  "kites 🪁 https://example.com #Kites": "kites",
};

for (const [name, cases] of Object.entries({ "stays in its sentence": inPlace, "is not part of a sentence": apart })) {
  for (const [keyword, expected] of Object.entries(cases)) {
    Deno.test(`a link ${name}: ${keyword}`, async () => {
      assert.equal(await read(keyword), expected);
    });
  }
}

Deno.test("a statement about a link is no question", async () => {
  assert.equal((await readBrief({ keyword: "https://example.com is our new shop", tone: null })).form, "sentence");
  assert.equal((await readBrief({ keyword: "https://example.com is any good?", tone: null })).form, "question");
});
