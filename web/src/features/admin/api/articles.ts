import { ok } from "@contract/wire/accounts.ts";
import {
  articleAdminMessages,
  articleDraft,
  type ArticleDraft,
  type ArticleDraftRequest,
  type ArticleSaveRequest,
} from "@contract/wire/article-editing.ts";
import { article, articleMessages, articlePage, type Article } from "@contract/wire/articles.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";
import { adminList } from "./admin-list.ts";

/** How long the cached list is shown without a new request, in milliseconds. */
const freshMs = 10_000;

export const articles = adminList({
  name: "articles",
  operation: operations.listArticles,
  schema: articlePage,
  failed: articleMessages.loadFailed,
  staleTime: freshMs,
});

export const createArticle = (json: ArticleSaveRequest): Promise<Article> =>
  api(operations.adminCreateArticle, { json, schema: article });

/** @throws Error if no article is selected */
export async function updateArticle(selected: Pick<Article, "id"> | null, json: ArticleSaveRequest): Promise<Article> {
  return api(operations.adminUpdateArticle, { params: { id: idOf(selected) }, json, schema: article });
}

/** @throws Error if no article is selected */
export async function deleteArticle(selected: Pick<Article, "id"> | null) {
  return api(operations.adminDeleteArticle, { params: { id: idOf(selected) }, schema: ok });
}

export const generateArticle = (json: ArticleDraftRequest): Promise<ArticleDraft> =>
  api(operations.adminGenerateArticle, { json, schema: articleDraft });

function idOf(selected: Pick<Article, "id"> | null): string {
  if (!selected) throw new Error(articleAdminMessages.noneSelected);
  return selected.id;
}
