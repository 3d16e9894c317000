import { articleCategoryDefault, articleRequest, type Article, type ArticleRequest } from "@contract/wire/articles.ts";
import { formRules, type FormRules } from "@/lib/use-form.ts";

/** What the form holds; every field is a text. */
export type ArticleValues = Record<"title" | "summary" | "content" | "imageUrl" | "category", string>;

/** Empty for a new article, else the selected one's values. */
export function articleValues(selected: Article | null): ArticleValues {
  const { title = "", summary = "", content = "", imageUrl = "", category = articleCategoryDefault } = selected ?? {};
  return { title, summary, content, imageUrl, category };
}

/** The rules of the article form. `save` shows its failures itself. */
export function articleRules(save: (article: ArticleRequest) => Promise<void>): FormRules<ArticleValues> {
  return formRules<ArticleValues, ArticleRequest>(articleRequest, save);
}
