import { ListPlus } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { toolbarWords } from "@/components/ui/toolbar-styles.ts";
import { openEndings, withEnding } from "@/lib/caption-endings.ts";
import { captionBatches, changeCaption, type CaptionId } from "../caption-batches.ts";
import { captionTexts } from "../caption-texts.ts";

/** Offers the person's hashtag sets and signature, to put under one caption. */
export function AddBelowButton({ entryId, place }: CaptionId) {
  function insert(ending: string) {
    const caption = captionBatches.get().find(({ id }) => id === entryId)?.captions[place];
    if (caption !== undefined) changeCaption(entryId, place, withEnding(caption, ending));
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-haspopup="dialog"
      title={captionTexts.addBelow}
      data-action="add-below"
      onClick={() => {
        openEndings(insert);
      }}
    >
      <ListPlus aria-hidden="true" className="size-4" />
      <span className={toolbarWords.third}>{captionTexts.addBelow}</span>
    </Button>
  );
}
