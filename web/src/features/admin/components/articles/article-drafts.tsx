import type { ArticleRequest } from "@contract/wire/articles.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { articleAdminTexts } from "../../admin-texts.ts";
import type { KeptDraft } from "../../article-draft.ts";
import { ArticleDraftPreview } from "./article-draft-preview.tsx";

interface ArticleDraftsProps {
  /** Newest first; at least one. */
  drafts: KeptDraft[];
  onEdit: (id: string, article: ArticleRequest) => void;
  onRemove: (id: string) => void;
}

/** One of the drafts at a time, first the newest. Shows the newest again whenever a new one arrives. */
export function ArticleDrafts({ drafts, onEdit, onRemove }: ArticleDraftsProps) {
  const newest = drafts[0]!.id;
  const [shown, setShown] = useState({ id: newest, newest });
  if (shown.newest !== newest) setShown({ id: newest, newest });
  const index = Math.max(
    0,
    drafts.findIndex(({ id }) => id === shown.id),
  );
  const draft = drafts[index]!;
  const show = (position: number) => () => {
    const next = drafts[position];
    if (next) setShown({ id: next.id, newest });
  };
  return (
    <div className="grid gap-3">
      {drafts.length > 1 && (
        <div className="flex items-center justify-between gap-2">
          <Button
            variant="outline"
            size="icon"
            aria-label={articleAdminTexts.newerDraft}
            aria-disabled={index === 0 || undefined}
            onClick={show(index - 1)}
          >
            <ChevronLeft aria-hidden="true" className="size-4" />
          </Button>
          <output className="text-sm font-medium">{articleAdminTexts.draftPosition(index + 1, drafts.length)}</output>
          <Button
            variant="outline"
            size="icon"
            aria-label={articleAdminTexts.olderDraft}
            aria-disabled={index === drafts.length - 1 || undefined}
            onClick={show(index + 1)}
          >
            <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
        </div>
      )}
      <ArticleDraftPreview
        key={draft.id}
        draft={draft}
        onEdit={(article) => {
          onEdit(draft.id, article);
        }}
        onDone={() => {
          onRemove(draft.id);
        }}
      />
    </div>
  );
}
