import { readFile } from "node:fs/promises";
import { articlePage, type Article } from "../../../supabase/functions/_shared/contract/wire/articles.ts";
import { fromRoot } from "../../command/paths.ts";
import { siteUrlPlaceholder } from "../../site/site-url.ts";

/** The migration with the articles that every installation starts with. */
export const starterArticlesFile = "supabase/migrations/20261121090200_starter_articles.sql";

/** One row of its insert statement: ID, title, summary, HTML, picture, category, time. */
const row =
  /\(\n\s+'([0-9a-f-]{36})',\n\s+'((?:[^'\n]|'')*)',\n\s+'((?:[^'\n]|'')*)',\n\s+\$html\$([^]*?)\$html\$,\n\s+'([^']*)', '([^']*)', '([^']*)'\n\)/g;

/**
 * The articles of the migration, as the API returns them.
 * @throws Error if a row is written in another way than the others
 */
export async function starterArticles(): Promise<Article[]> {
  const sql = await readFile(fromRoot(starterArticlesFile), "utf8");
  const quoted = (text = "") => text.replaceAll("''", "'");
  const articles = Array.from(
    sql.matchAll(row),
    ([, id, title, summary, content, image = "", category, createdAt = ""]) => ({
      id,
      title: quoted(title),
      summary: quoted(summary),
      content,
      imageUrl: siteUrlPlaceholder + image,
      imagePath: image,
      category,
      createdAt: new Date(createdAt).toISOString(),
    }),
  );
  if (articles.length !== sql.split("$html$,").length - 1)
    throw new Error(`A row of ${starterArticlesFile} is not written like the others.`);
  return articlePage.parse(articles);
}

/** More pages than this mean that the list does not end. */
const pagesMax = 200;

/** The next page's address in a Link header. */
const nextLink = /<([^>]+)>;\s*rel="next"/;

/**
 * The articles that a running site has, newest first.
 * @param siteUrl the public origin
 * @throws Error if the site does not return articles
 */
export async function publishedArticles(siteUrl: string, fetchPage: typeof fetch = fetch): Promise<Article[]> {
  const articles: Article[] = [];
  let next: string | undefined = "/api/articles";
  for (let page = 0; next !== undefined; page++) {
    if (page === pagesMax) throw new Error(`The list of articles at ${siteUrl} does not end.`);
    const response: Response = await fetchPage(new URL(next, siteUrl), { signal: AbortSignal.timeout(20_000) });
    if (!response.ok) throw new Error(`${siteUrl} responded with ${response.status} to the request for its articles.`);
    articles.push(...articlePage.parse(await response.json()));
    next = nextLink.exec(response.headers.get("link") ?? "")?.[1];
  }
  return articles;
}
