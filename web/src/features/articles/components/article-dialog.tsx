import { useEffect } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { loadMoreArticles } from "../article-feed.ts";
import { articleTexts } from "../article-texts.ts";
import { useArticles } from "../use-articles.ts";
import { articleLinkId } from "./article-card.tsx";
import { ArticleText } from "./article-text.tsx";

/** One article in a dialog over the page. Older articles are searched page by page. */
export default function ArticleDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { status, articles, next } = useArticles();
  const article = articles.find((one) => one.id === id);
  const searching = !article && (status === "loading" || next !== null);
  useEffect(() => {
    if (!article && next) void loadMoreArticles();
  }, [article, next]);

  return (
    <Dialog open onClose={onClose}>
      <DialogContent
        side="page"
        {...(article ? {} : { "aria-describedby": undefined })}
        onCloseAutoFocus={(event) => {
          const link = document.getElementById(articleLinkId(id));
          if (!link) return;
          event.preventDefault();
          link.focus({ preventScroll: true });
        }}
      >
        {article && <ArticleText article={article} />}
        {!article && (
          <div className="grid min-h-80 flex-1 place-content-center justify-items-center gap-3 p-8 text-center">
            <DialogTitle className={searching ? "sr-only" : "px-8"}>
              {searching ? articleTexts.opening : articleTexts.gone}
            </DialogTitle>
            {searching ? (
              <span className="text-3xl text-primary-text">
                <Spinner label={articleTexts.opening} />
              </span>
            ) : (
              <>
                <DialogDescription>{articleTexts.goneHint}</DialogDescription>
                <Button variant="outline" onClick={onClose}>
                  {articleTexts.close}
                </Button>
              </>
            )}
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
