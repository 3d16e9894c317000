import { articlePage, type Article } from "@contract/wire/articles.ts";
import * as operations from "@contract/wire/operations.ts";
import { apiPage } from "@/lib/api-page.ts";
import { pathOf } from "@/lib/operation-path.ts";

export const firstArticlesPath = pathOf(operations.listArticles);

/** One page, newest first, with the path of the next older one or null at the end. Rejects with `ApiError`. */
export function listArticles(path: string): Promise<{ items: Article[]; next: string | null }> {
  return apiPage(operations.listArticles, path, { schema: articlePage });
}
