import {
  articleCategoryDefault,
  articleCovers,
  articleMessages,
  articleRequest,
  insecurePicture,
  isShownPicture,
  type Article,
  type ArticleCategory,
  type ArticleRequest,
} from "@contract/wire/articles.ts";
import { formRules, type FieldErrors, type FormRules } from "@/lib/use-form.ts";

/** The values of the form. Every field is a text. */
export type ArticleValues = Record<"title" | "summary" | "content" | "imageUrl" | "category", string>;

/** The initial values: empty for a new article, otherwise those of an article or a draft. */
export function articleValues(selected: Omit<Article, "id" | "createdAt"> | null): ArticleValues {
  const { title = "", summary = "", content = "", imageUrl = "", category = articleCategoryDefault } = selected ?? {};
  return { title, summary, content, imageUrl, category };
}

/**
 * The validation rules of the article form: those of the server, and that browsers show the pictures.
 * @param storedImageUrl the picture that the article has, which the server has accepted; it may be on another name of
 *   the site
 */
export function articleRules(
  save: (article: ArticleRequest) => Promise<FieldErrors<ArticleValues> | void>,
  storedImageUrl: string,
): FormRules<ArticleValues> {
  const rules = formRules<ArticleValues, ArticleRequest>(articleRequest, save);
  return { ...rules, check: (values) => ({ ...pictureErrors(values, storedImageUrl), ...rules.check(values) }) };
}

function pictureErrors({ imageUrl, content }: ArticleValues, storedImageUrl: string): FieldErrors<ArticleValues> {
  const errors: FieldErrors<ArticleValues> = {};
  const address = imageUrl.trim();
  if (address !== storedImageUrl && URL.canParse(address) && !isShownPicture(address, [location.origin]))
    errors.imageUrl = articleMessages.imageInsecure;
  const insecure = insecurePicture(content);
  if (insecure !== null) errors.content = articleMessages.contentImageInsecure(insecure.slice(0, 100));
  return errors;
}

/** The address of the category's cover that follows the current one. */
export function coverAfter(category: ArticleCategory, imageUrl: string): string {
  const covers = articleCovers(category);
  const current = covers.findIndex((cover) => imageUrl.endsWith(cover));
  return new URL(covers[(current + 1) % covers.length]!, location.origin).href;
}

/** Whether an address is one of the category's covers. */
export const isCover = (category: ArticleCategory, imageUrl: string): boolean =>
  articleCovers(category).some((cover) => imageUrl.endsWith(cover));
