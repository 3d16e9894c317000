import * as z from "zod/mini";
import { articleCategory, type Article } from "../../contract/wire/articles.ts";
import { tableRow } from "../../platform/supabase/table-row.ts";

/** An article as the SQL functions return it. */
export const articleRow = tableRow("articles", {
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  image_url: z.string(),
  category: articleCategory,
  created_at: z.string(),
});
export type ArticleRow = z.infer<typeof articleRow>;

/** The article as the API returns it: pictures on the site have an absolute address in addition to their path. */
export function toArticle({ image_url: image, created_at: createdAt, ...rest }: ArticleRow, siteUrl: URL): Article {
  return {
    ...rest,
    imageUrl: new URL(image, siteUrl).href,
    imagePath: image.startsWith("/") ? image : null,
    createdAt,
  };
}

const pathOfSite = /^\/[^/]/;

/**
 * The stored form of a picture's address: without the site's own origin, so that the site can move.
 * @param pageOrigin the origin under which the page was opened, which may be another name of the site
 */
export function storedImageUrl(imageUrl: string, siteUrl: URL, pageOrigin: string | null): string {
  const url = new URL(imageUrl, siteUrl);
  const path = `${url.pathname}${url.search}`;
  // The root is not a picture, and two slashes would name another host.
  const isOwn = (url.origin === siteUrl.origin || url.origin === pageOrigin) && pathOfSite.test(path);
  return isOwn ? path : url.href;
}
