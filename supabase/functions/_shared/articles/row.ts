import * as z from "zod/mini";
import { articleCategory, type Article } from "../contract/articles.ts";

/** An article as the database's functions answer it. */
export const articleRow = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  image_url: z.string(),
  category: articleCategory,
  created_at: z.string(),
});
export type ArticleRow = z.infer<typeof articleRow>;

/** The article as the API answers it: pictures that lie on the site get its address beside their path. */
export function toArticle({ image_url: image, created_at: createdAt, ...rest }: ArticleRow, siteUrl: URL): Article {
  return { ...rest, imageUrl: new URL(image, siteUrl).href, imagePath: image.startsWith("/") ? image : null, createdAt };
}

/**
 * How a picture's address is stored: without the site's own origin, so that the site can move.
 * @param pageOrigin the origin that the page itself was opened by, which may be another name of the site
 */
export function storedImageUrl(imageUrl: string, siteUrl: URL, pageOrigin: string | null): string {
  const url = new URL(imageUrl, siteUrl);
  const path = `${url.pathname}${url.search}`;
  // The root is no picture, and two slashes would name another host.
  const isOwn = (url.origin === siteUrl.origin || url.origin === pageOrigin) && /^\/[^/]/.test(path);
  return isOwn ? path : url.href;
}
