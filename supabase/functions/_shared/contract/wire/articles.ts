import * as z from "zod/mini";
import { productName } from "../rules/brand.ts";
import { minVisibleLength } from "./min-visible-length.ts";
import { storable } from "./text.ts";
import { webAddress } from "./web-address.ts";
import { articleLimits } from "../rules/text-lengths.ts";

/** Validation messages of the article form, and messages of the article feed. */
export const articleMessages = {
  title: "Title must be at least 5 characters",
  titleLong: "Title must be at most 200 characters",
  summary: "Summary must be at least 10 characters",
  summaryLong: "Summary must be at most 600 characters",
  content: "Content must be at least 50 characters",
  contentLong: "Content must be at most 60000 characters",
  contentStoredLong:
    "Content gets longer than 100000 characters when its special characters are escaped. Please shorten it.",
  imageUrl: "Must be a valid URL",
  imageInsecure: "Browsers show only pictures with an https address here. Use one, or upload the picture.",
  contentImageInsecure: (address: string) =>
    `The picture ${address} has no https address, so browsers would not show it. Use https, or remove the picture.`,
  category: "Category is required",
  loadFailed: "Unable to load articles",
  empty: "No articles available",
} as const;

export const articleCategories = ["social-media", "content-creation", "marketing", "trends", "tips"] as const;
export const articleCategory = z.enum(articleCategories, { error: articleMessages.category });
export type ArticleCategory = z.infer<typeof articleCategory>;
export const articleCategoryDefault: ArticleCategory = "social-media";
export const articleCategoryLabels: Record<ArticleCategory, string> = {
  "social-media": "Social Media",
  "content-creation": "Content Creation",
  marketing: "Marketing",
  trends: "Trends",
  tips: "Tips & Tricks",
};

/** Shown as the author of every article, whoever wrote it. */
export const articleByline = `${productName} editorial team`;

/** Number of pictures on the site that each category has. */
const coversPerCategory = 4;

/** The paths of a category's pictures on the site. */
export const articleCovers = (category: ArticleCategory): string[] =>
  Array.from(
    { length: coversPerCategory },
    (_, index) => `/covers/${category}${index === 0 ? "" : `-${index + 1}`}.svg`,
  );

/**
 * The cover for the next article of a category: one that none of its articles has, otherwise the one that has not been
 * used for the longest time.
 * @param used addresses or paths of the pictures of the category's articles, newest first
 */
export function nextCover(category: ArticleCategory, used: readonly string[]): string {
  const lastUse = (cover: string) => {
    const index = used.findIndex((address) => address.endsWith(cover));
    return index === -1 ? Infinity : index;
  };
  return articleCovers(category).reduce((oldest, cover) => (lastUse(cover) > lastUse(oldest) ? cover : oldest));
}

/**
 * Whether the page's policy for pictures lets browsers show a picture.
 * @param ownOrigins the origins of the site, whose pictures are shown with any protocol
 */
export function isShownPicture(imageUrl: string, ownOrigins: readonly string[]): boolean {
  const { protocol, origin } = new URL(imageUrl);
  return protocol === "https:" || ownOrigins.includes(origin);
}

const pictureOverHttp = /<img\b[^>]*?\ssrc\s*=\s*["']?\s*(http:[^"'\s>]+)/iu;

/** The address of the first picture in an article's HTML that has the protocol http; null if there is none. */
export function insecurePicture(html: string): string | null {
  return pictureOverHttp.exec(html)?.[1] ?? null;
}

/**
 * `content` is HTML that was sanitized when it was written; the page sanitizes it again. `imageUrl` is absolute.
 * `imagePath` is the path of the same picture if it is on the site. The page uses it, because it may have been opened
 * under another name of the site.
 */
export const article = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  imageUrl: z.string(),
  imagePath: z.optional(z.nullable(z.string())),
  category: articleCategory,
  createdAt: z.string(),
});
export type Article = z.infer<typeof article>;

/** `GET /api/articles`: newest first; the `Link` header contains the next page as rel="next". */
export const articlePage = z.array(article);

const text = (min: number, max: number, short: string, long: string) =>
  z
    .string({ error: short })
    .check(storable(), z.trim(), z.minLength(min, short), minVisibleLength(min, short), z.maxLength(max, long));

/** An article from an administrator. `content` is HTML, which the server sanitizes. */
export const articleRequest = z.object({
  title: text(articleLimits.titleMin, articleLimits.titleMax, articleMessages.title, articleMessages.titleLong),
  summary: text(
    articleLimits.summaryMin,
    articleLimits.summaryMax,
    articleMessages.summary,
    articleMessages.summaryLong,
  ),
  content: text(
    articleLimits.contentMin,
    articleLimits.contentMax,
    articleMessages.content,
    articleMessages.contentLong,
  ),
  imageUrl: webAddress(articleMessages.imageUrl),
  category: articleCategory,
});
export type ArticleRequest = z.infer<typeof articleRequest>;
