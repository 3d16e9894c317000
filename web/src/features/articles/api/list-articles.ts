import { articlePage, type Article } from "@contract/articles.ts";
import { apiWithHeaders } from "@/lib/api-client.ts";
import { nextPath } from "@/lib/next-path.ts";

export const firstArticlesPath = "/api/articles";

/** One page, newest first, with the path of the next older one or null at the end. Rejects with `ApiError`. */
export async function listArticles(path: string): Promise<{ articles: Article[]; next: string | null }> {
  const { data, headers } = await apiWithHeaders(path, { schema: articlePage });
  return { articles: data, next: nextPath(headers.get("link")) };
}
