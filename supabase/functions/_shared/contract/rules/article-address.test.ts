import assert from "node:assert/strict";
import { articleOfSlug, articlePath, articleSlug } from "./article-address.ts";

const id = "00000000-0000-4000-8000-0000001F0A3C";

Deno.test("an address has the title's words in Latin letters and the end of the ID", () => {
  for (const [title, slug] of [
    ["Counting properly", "counting-properly-1f0a3c"],
    ["Crème brûlée: it’s 100 % easy!", "creme-brulee-its-100-easy-1f0a3c"],
    ["茶の時間", "1f0a3c"],
    [`${"long ".repeat(30)}`, `${"long-".repeat(12)}1f0a3c`],
  ] as const) {
    assert.equal(articleSlug({ id, title }), slug);
  }
  assert.equal(articlePath({ id, title: "Tea" }), "/articles/tea-1f0a3c");
});

Deno.test("an address finds its article after the title has changed; of IDs that end alike the title decides", () => {
  const tea = { id, title: "Tea" };
  const coffee = { id: `1${id.slice(1)}`, title: "Coffee" };
  assert.equal(articleOfSlug("old-title-1f0a3c", [tea]), tea);
  assert.equal(articleOfSlug("coffee-1f0a3c", [tea, coffee]), coffee);
  assert.equal(articleOfSlug("tea-000000", [tea]), undefined);
});
