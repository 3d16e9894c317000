import assert from "node:assert/strict";
import { storedImageUrl, toArticle } from "./row.ts";

const site = new URL("https://kite.test");

for (const [address, page, stored] of [
  ["https://kite.test/covers/tips.svg", null, "/covers/tips.svg"],
  ["https://www.kite.test/covers/tips.svg?v=2", "https://www.kite.test", "/covers/tips.svg?v=2"],
  ["https://www.kite.test/covers/tips.svg", "https://kite.test", "https://www.kite.test/covers/tips.svg"],
  ["https://example.com/a.png", null, "https://example.com/a.png"],
  ["https://kite.test/", null, "https://kite.test/"],
  ["https://kite.test//example.com/a.png", null, "https://kite.test//example.com/a.png"],
] as const) {
  Deno.test(`${address}, written on ${page ?? "no page"}, is stored as ${stored}`, () =>
    assert.equal(storedImageUrl(address, site, page), stored),
  );
}

Deno.test("a picture on the site is returned with its address and its path, another one with its address", () => {
  const row = {
    id: "1",
    title: "t",
    summary: "s",
    content: "c",
    category: "tips",
    created_at: "2026-11-21T00:00:00.000Z",
  } as const;
  const { imageUrl, imagePath } = toArticle({ ...row, image_url: "/covers/tips.svg" }, site);
  assert.deepEqual([imageUrl, imagePath], ["https://kite.test/covers/tips.svg", "/covers/tips.svg"]);
  assert.equal(toArticle({ ...row, image_url: "https://example.com/a.png" }, site).imagePath, null);
});
