import assert from "node:assert/strict";
import { articleCategories, articleCovers, articleRequest } from "../../contract/wire/articles.ts";
import { sanitizeArticle } from "./sanitize.ts";

const root = new URL("../../../../../", import.meta.url);
const migration = Deno.readTextFileSync(new URL("supabase/migrations/20261121090200_starter_articles.sql", root));
const row =
  /\(\n\s+'([0-9a-f-]{36})',\n\s+'((?:[^'\n]|'')*)',\n\s+'((?:[^'\n]|'')*)',\n\s+\$html\$([^]*?)\$html\$,\n\s+'([^']*)', '([^']*)', '([^']*)'\n\)/g;
const articles = Array.from(
  migration.matchAll(row),
  ([, id = "", title = "", summary = "", content = "", image = "", category = ""]) => ({
    id,
    title,
    summary,
    content,
    image,
    category,
  }),
);

Deno.test("there are at least eight articles, and some in every category", () => {
  assert.equal(articles.length, migration.split("$html$,").length - 1, "every row is read");
  assert.ok(articles.length >= 8);
  assert.deepEqual(new Set(articles.map(({ category }) => category)), new Set(articleCategories));
});

Deno.test("no two of them have the same cover", () =>
  assert.equal(new Set(articles.map(({ image }) => image)).size, articles.length),
);

Deno.test("every category has at least four covers, all drawn differently and in the pictures' format", () => {
  const drawings = new Set<string>();
  const covers = articleCategories.flatMap((category) => {
    assert.ok(articleCovers(category).length >= 4);
    return articleCovers(category);
  });
  for (const cover of covers) {
    const drawing = Deno.readTextFileSync(new URL(`web/public${cover}`, root));
    assert.match(drawing, /^<svg [^>]*width="1200" height="630"/);
    drawings.add(drawing);
  }
  assert.equal(drawings.size, covers.length);
});

for (const { title, summary, content, image, category } of articles) {
  Deno.test(`"${title}" is an article as the product asks for them`, () => {
    const request = articleRequest.parse({
      title,
      summary,
      content,
      category,
      imageUrl: new URL(image, "https://kite.test").href,
    });
    assert.equal(sanitizeArticle(content), content, "it is stored as the sanitizer would write it");
    assert.ok(articleCovers(request.category).includes(image), image);
    const words = content
      .replace(/<[^>]+>/g, " ")
      .split(/\s+/)
      .filter(Boolean).length;
    assert.ok(words >= 400 && words <= 800, `${words} words`);
  });
}
