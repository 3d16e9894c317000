import { ok } from "@contract/accounts.ts";
import { entryPath } from "@contract/admin.ts";
import { articleAdminMessages, articleDraft, type ArticleDraft, type ArticleDraftRequest, type ArticleSaveRequest } from "@contract/admin-articles.ts";
import { article, articleMessages, articlePage, type Article } from "@contract/articles.ts";
import { api } from "@/lib/api-client.ts";
import { adminList } from "./admin-list.ts";

const path = "/api/admin/articles";

/** How long the cached list is shown without a new request, in milliseconds. */
const freshMs = 10_000;

export const articles = adminList<Article>({ name: "articles", path: "/api/articles", schema: articlePage, failed: articleMessages.loadFailed, staleTime: freshMs });

export const createArticle = (json: ArticleSaveRequest): Promise<Article> => api(path, { method: "POST", json, schema: article });

/** @throws Error when nothing is selected */
export async function updateArticle(selected: Pick<Article, "id"> | null, json: ArticleSaveRequest): Promise<Article> {
  return api(entryPath(`${path}/:id`, idOf(selected)), { method: "PUT", json, schema: article });
}

/** @throws Error when nothing is selected */
export async function deleteArticle(selected: Pick<Article, "id"> | null) {
  return api(entryPath(`${path}/:id`, idOf(selected)), { method: "DELETE", schema: ok });
}

export const generateArticle = (json: ArticleDraftRequest): Promise<ArticleDraft> => api(`${path}/generate`, { method: "POST", json, schema: articleDraft });

function idOf(selected: Pick<Article, "id"> | null): string {
  if (!selected) throw new Error(articleAdminMessages.noneSelected);
  return selected.id;
}
