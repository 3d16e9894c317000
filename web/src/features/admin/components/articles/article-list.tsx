import { articleCategoryLabels, type Article } from "@contract/wire/articles.ts";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { articleAdminTexts } from "../../admin-texts.ts";
import { useAdminList } from "../../api/admin-list.ts";
import { articles } from "../../api/articles.ts";
import { localDay } from "../../local-time.ts";
import { useDeleteArticle } from "../../use-article-actions.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { EmptyState, ListBody, ListHead } from "../list-frame.tsx";
import { StoredArticleDialog } from "./stored-article-dialog.tsx";

type Open = { dialog: "create" } | { dialog: "edit" | "delete"; article: Article };

/** The management table. */
export function ArticleList() {
  const list = useAdminList(articles);
  const [open, setOpen] = useState<Open | null>(null);
  const deleting = useDeleteArticle();
  const close = () => {
    setOpen(null);
  };
  const create = () => {
    setOpen({ dialog: "create" });
  };
  return (
    <section className="grid gap-4">
      <ListHead title={articleAdminTexts.listTitle} refreshing={list.refreshing} onRefresh={list.refresh}>
        <Button size="sm" onClick={create}>
          <Plus aria-hidden="true" className="size-4" />
          {articleAdminTexts.create}
        </Button>
      </ListHead>
      <ListBody
        list={list}
        label={articleAdminTexts.listTitle}
        loading={articleAdminTexts.loading}
        empty={
          <EmptyState title={articleAdminTexts.empty} hint={articleAdminTexts.emptyHint}>
            <Button variant="secondary" size="sm" onClick={create}>
              {articleAdminTexts.createFirst}
            </Button>
          </EmptyState>
        }
      >
        {(items) => (
          <ArticleTable
            articles={items}
            onOpen={(dialog, article) => {
              setOpen({ dialog, article });
            }}
          />
        )}
      </ListBody>
      {open && open.dialog !== "delete" && (
        <StoredArticleDialog
          key={open.dialog === "edit" ? open.article.id : "new"}
          selected={open.dialog === "edit" ? open.article : null}
          onClose={close}
        />
      )}
      {open?.dialog === "delete" && (
        <ConfirmDialog
          title={articleAdminTexts.removeTitle}
          description={articleAdminTexts.removeHint(open.article.title)}
          confirm={articleAdminTexts.removeConfirm}
          pending={deleting.isPending}
          onConfirm={() => {
            deleting.mutate(open.article, { onSettled: close });
          }}
          onClose={close}
        />
      )}
    </section>
  );
}

function ArticleTable({
  articles,
  onOpen,
}: {
  articles: Article[];
  onOpen: (dialog: "edit" | "delete", article: Article) => void;
}) {
  const { columns } = articleAdminTexts;
  const head = "px-3 py-2 font-semibold";
  return (
    <div className="rounded-md border border-border bg-card">
      <table className="w-full border-collapse text-left text-[0.9375rem]">
        <thead className="border-b border-border text-sm text-muted-foreground">
          <tr>
            <th scope="col" className={head}>
              {columns.title}
            </th>
            <th scope="col" className={`${head} hidden sm:table-cell`}>
              {columns.category}
            </th>
            <th scope="col" className={`${head} hidden sm:table-cell`}>
              {columns.created}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {columns.actions}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {articles.map((article) => (
            <tr key={article.id}>
              <td className="px-3 py-2.5">
                <bdi className="font-medium wrap-anywhere">{article.title}</bdi>
                {/* Narrow screens have no room for the columns. */}
                <span className="mt-0.5 block text-sm text-muted-foreground sm:hidden">
                  {articleCategoryLabels[article.category]} · {localDay(article.createdAt)}
                </span>
              </td>
              <td className="hidden px-3 py-2.5 sm:table-cell">
                <Badge variant="info" className="whitespace-nowrap">
                  {articleCategoryLabels[article.category]}
                </Badge>
              </td>
              <td className="hidden whitespace-nowrap px-3 py-2.5 text-sm text-muted-foreground sm:table-cell">
                {localDay(article.createdAt)}
              </td>
              <td className="whitespace-nowrap px-1.5 py-1.5 text-right">
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={articleAdminTexts.edit(article.title)}
                  onClick={() => {
                    onOpen("edit", article);
                  }}
                >
                  <Pencil aria-hidden="true" className="size-4" />
                </Button>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={articleAdminTexts.remove(article.title)}
                  onClick={() => {
                    onOpen("delete", article);
                  }}
                >
                  <Trash2 aria-hidden="true" className="size-4" />
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
