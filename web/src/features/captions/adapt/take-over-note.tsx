import type { PostPlatformId } from "@contract/rules/platforms.ts";
import { CopyCheck } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { toast } from "@/lib/toast.ts";
import type { VariantId } from "../caption-edits.ts";
import { rewriteTexts } from "../rewrite/rewrite-texts.ts";
import { useIsForked } from "./variants.ts";

interface TakeOverNoteProps {
  id: VariantId;
  own: PostPlatformId;
  all: readonly PostPlatformId[];
  caption: string;
}

/** Below a post that was edited after adapting: says so, and puts its text into the other tabs. */
export function TakeOverNote({ id, own, all, caption }: TakeOverNoteProps) {
  if (!useIsForked(id, own)) return null;
  async function handleTakeOver() {
    const { takeOver } = await import("./put-variants.ts");
    takeOver(id, caption, all);
    toast(rewriteTexts.tookOver(all.length - 1));
  }
  return (
    <div className="flex items-center justify-between gap-2 border-t border-border px-4 py-1 text-xs font-semibold">
      <span className="text-muted-foreground">{rewriteTexts.onlyHere}</span>
      <Button
        variant="ghost"
        size="sm"
        title={rewriteTexts.takeOverHint}
        onClick={() => {
          void handleTakeOver().catch(() =>
            toast({ title: rewriteTexts.adaptFailed, description: rewriteTexts.tryAgain, variant: "destructive" }),
          );
        }}
      >
        <CopyCheck aria-hidden="true" className="size-4" />
        {rewriteTexts.takeOver}
      </Button>
    </div>
  );
}
