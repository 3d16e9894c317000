import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { articleCategories, articleCovers } from "../../../supabase/functions/_shared/contract/wire/articles.ts";
import {
  articleOfSlug,
  articlePath,
  articleSlug,
} from "../../../supabase/functions/_shared/contract/rules/article-address.ts";
import { fromRoot } from "../../command/paths.ts";
import { publishedArticles, starterArticles } from "./articles.ts";
import { pageHtml } from "./page-html.ts";
import { sitemap } from "./sitemap.ts";
import { articleData, inlineJson, sharedPicture } from "./structured-data.ts";

const article = {
  id: "5f0c9a1e-3b52-4c0d-9d5e-00000000abcd",
  title: 'Don’t </script> & "quote" — Ça va?',
  summary: 'A <b>summary</b> & "more".',
  content: "<p>Text</p>",
  imageUrl: "https://site.invalid/covers/tips.svg",
  imagePath: "/covers/tips.svg",
  category: "tips",
  createdAt: "2026-11-20T09:00:00.000Z",
} as const;

it("reads all articles of the migration, each with an address of its own", async () => {
  const articles = await starterArticles();
  expect(articles.length).toBeGreaterThanOrEqual(8);
  expect(articles[0]).toMatchObject({
    title: "How long can a post be? Four platforms, counted properly",
    imagePath: "/covers/social-media.svg",
    createdAt: "2026-11-20T09:00:00.000Z",
  });
  expect(new Set(articles.map(articlePath)).size).toBe(articles.length);
});

it("reads every page of a site's list, and names the site that fails", async () => {
  const asked: string[] = [];
  const list = (async (url: URL) => {
    asked.push(url.pathname + url.search);
    const link = asked.length === 1 ? { link: '</api/articles?before=x>; rel="next"' } : undefined;
    return Response.json([{ ...article, id: String(asked.length) }], link && { headers: link });
  }) as typeof fetch;
  expect((await publishedArticles("https://kite.example", list)).map(({ id }) => id)).toEqual(["1", "2"]);
  expect(asked).toEqual(["/api/articles", "/api/articles?before=x"]);
  const broken = (async () => new Response("", { status: 503 })) as typeof fetch;
  await expect(publishedArticles("https://kite.example", broken)).rejects.toThrow(
    "https://kite.example responded with 503",
  );
});

it("an address has the words of the title and finds the article after the title was changed", () => {
  expect(articleSlug(article)).toBe("dont-script-quote-ca-va-00abcd");
  expect(articleSlug({ ...article, title: "投稿" })).toBe("00abcd");
  expect(articleSlug({ ...article, title: "word ".repeat(50) }).length).toBeLessThan(80);
  const others = [{ ...article, id: "5f0c9a1e-3b52-4c0d-9d5e-00000000aaaa" }, article];
  expect(articleOfSlug("an-older-title-00abcd", others)).toBe(article);
  expect(articleOfSlug("dont-script-quote-ca-va-ffffff", others)).toBeUndefined();
  const alike = { ...article, title: "Another" };
  expect(articleOfSlug("another-00abcd", [article, alike])).toBe(alike);
});

it("the data of an article cannot end the element that it stands in", () => {
  const data = inlineJson(articleData(article));
  expect(data).not.toContain("</");
  expect(JSON.parse(data)).toMatchObject({
    "@type": "Article",
    headline: article.title,
    image: ["https://site.invalid/covers/tips.jpg"],
    datePublished: "2026-11-20T09:00:00.000Z",
    mainEntityOfPage: `https://site.invalid${articlePath(article)}`,
  });
});

it("every cover has a copy for shared links; other pictures are shared as they are", () => {
  for (const cover of articleCategories.flatMap(articleCovers)) {
    const shared = sharedPicture({ imageUrl: `https://site.invalid${cover}` });
    expect(existsSync(fromRoot(`web/public${new URL(shared).pathname}`)), shared).toBe(true);
  }
  expect(sharedPicture({ imageUrl: "https://elsewhere.example/a.svg" })).toBe("https://elsewhere.example/a.svg");
});

it("lists addresses in the sitemap with the day of their content", () => {
  expect(sitemap([{ address: "/auth" }, { address: "/a&b", publishedAt: article.createdAt }])).toContain(
    "  <url><loc>https://site.invalid/auth</loc></url>\n  <url><loc>https://site.invalid/a&amp;b</loc><lastmod>2026-11-20</lastmod></url>",
  );
});

const files = { entry: "/assets/index.js", scripts: ["/assets/react.js"], styles: "/assets/index.css" };
const parts = { markup: "<main>Markup</main>", css: "p{margin:0}", shared: "" };
const page = (head: object) =>
  pageHtml({ address: "/check", title: "T & <x>", description: 'D "d"', needsScript: null, ...head }, files, parts);

it("the head says what the page is, with every text escaped", () => {
  const html = page({});
  expect(html).toContain("<title>T &amp; &lt;x&gt; · Caption Kite</title>");
  expect(html).toContain('<meta name="description" content="D &quot;d&quot;">');
  expect(html).toContain('<link rel="canonical" href="https://site.invalid/check">');
  expect(html).toContain('<meta property="og:type" content="website">');
  expect(html).toContain('<div id="root" data-prerendered="/check"><main>Markup</main></div>');
  expect(html).not.toContain('role="note"');
  expect(page({ needsScript: "Checking needs JavaScript." })).toMatch(/<noscript><p role="note"[^>]*>Checking needs/);
});

it("an article's page has its picture, its data for search engines and its text for the take-over", () => {
  const html = page({ article });
  expect(html).toContain('<meta property="og:image" content="https://site.invalid/covers/tips.jpg">');
  expect(html).toContain('<meta property="og:type" content="article">');
  const [, data = ""] = /<script type="application\/json" id="article-data">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual(article);
});

it("nothing is requested before the text is painted but by the inline script, which has the names", () => {
  const html = page({});
  expect(html).toContain(
    '<script data-styles="/assets/index.css" data-scripts="/assets/react.js" data-entry="/assets/index.js">',
  );
  expect(html.match(/\/assets\//g)).toHaveLength(3);
  expect(html).not.toMatch(/<script[^>]* src=|<link rel="(?:stylesheet|modulepreload|preload)"/);
});
