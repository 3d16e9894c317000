import { articleCategoryDefault, articleRequest, type Article, type ArticleRequest } from "@contract/wire/articles.ts";
import { formRules, type FormRules } from "@/lib/use-form.ts";

/** The values of the form. Every field is a text. */
export type ArticleValues = Record<"title" | "summary" | "content" | "imageUrl" | "category", string>;

/** The initial values: empty for a new article, otherwise the selected article's. */
export function articleValues(selected: Article | null): ArticleValues {
  const { title = "", summary = "", content = "", imageUrl = "", category = articleCategoryDefault } = selected ?? {};
  return { title, summary, content, imageUrl, category };
}

/** The validation rules of the article form. `save` shows its own failures. */
export function articleRules(save: (article: ArticleRequest) => Promise<void>): FormRules<ArticleValues> {
  return formRules<ArticleValues, ArticleRequest>(articleRequest, save);
}
