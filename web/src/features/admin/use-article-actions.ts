import { articleAdminMessages, type ArticleSaveRequest } from "@contract/wire/article-editing.ts";
import type { Article } from "@contract/wire/articles.ts";
import { articlesChanged } from "@/lib/articles-changed.ts";
import type { ToastOptions } from "@/lib/toast.ts";
import { articleAdminTexts } from "./admin-texts.ts";
import { createArticle, deleteArticle, updateArticle } from "./api/articles.ts";
import { useAdminMutation } from "./use-admin-mutation.ts";

const refetch = ["articles"];
const failed =
  (sentence: (message: string) => string) =>
  (message: string): ToastOptions => ({ title: articleAdminTexts.error, description: sentence(message) });

/** The public feed on the page is also notified of every change. */
function done(description: string) {
  return (): ToastOptions => {
    articlesChanged();
    return { title: articleAdminTexts.success, description };
  };
}

export function useCreateArticle() {
  return useAdminMutation({
    send: createArticle,
    refetch,
    done: done(articleAdminMessages.created),
    failed: failed(articleAdminTexts.createFailed),
  });
}

export function useUpdateArticle() {
  return useAdminMutation({
    send: ({ selected, article }: { selected: Article | null; article: ArticleSaveRequest }) =>
      updateArticle(selected, article),
    refetch,
    done: done(articleAdminMessages.updated),
    failed: failed(articleAdminTexts.updateFailed),
  });
}

export function useDeleteArticle() {
  return useAdminMutation({
    send: (selected: Article | null) => deleteArticle(selected),
    refetch,
    done: done(articleAdminMessages.deleted),
    failed: failed(articleAdminTexts.removeFailed),
  });
}
