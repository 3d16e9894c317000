import type { Intent } from "@contract/rules/brief.ts";
import { intentLabels } from "@contract/rules/brief-labels.ts";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import type { CaptionBatch } from "../caption-batches.ts";
import type { CaptionFormState } from "../caption-form.ts";
import { captionTexts } from "../caption-texts.ts";
import { ChipSelect } from "./chip-select.tsx";
import { HelpNote } from "./help-note.tsx";
import { LoadingNote } from "./loading-posts.tsx";
import { PhotoFacts } from "./photo-facts.tsx";

export type WriteAgain = (change: Partial<Omit<CaptionFormState, "photo">>) => void;

interface BatchNotesProps {
  batch: CaptionBatch;
  /** What was read is above the captions; why some are missing, and what was seen in the photo, is below them. */
  place: "above" | "below";
  running: boolean;
  onWriteAgain: WriteAgain;
}

/** Notes with the captions of one response: help, what was read, why captions are missing, and what was seen. */
export default function BatchNotes({ batch, place, running, onWriteAgain }: BatchNotesProps) {
  const { keyword, platform, brief, seen } = batch;
  const [intent, setIntent] = useState<Intent | null>(brief?.intent ?? null);
  const changed = brief !== null && intent !== null && intent !== brief.intent ? intent : null;
  if (place === "below") {
    return (
      <div className="grid gap-3 empty:hidden">
        {batch.note && <p className="text-sm text-muted-foreground">{batch.note}</p>}
        {seen && (
          <PhotoFacts
            seen={seen}
            running={running}
            onWriteAgain={(photoNote) => {
              onWriteAgain({ keyword, platform, photoNote });
            }}
          />
        )}
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      {brief?.gravity === "crisis" && <HelpNote />}
      {batch.arriving && <LoadingNote />}
      {brief && keyword && !batch.arriving && (
        <div className="flex min-h-11 flex-wrap items-center gap-2">
          <ChipSelect
            label={captionTexts.readsAs}
            value={intent ?? brief.intent}
            options={Object.entries(intentLabels)}
            onChange={(value) => {
              setIntent(value as Intent);
            }}
          />
          {changed && (
            <Button
              variant="outline"
              size="sm"
              disabled={running}
              onClick={() => {
                onWriteAgain({ keyword, platform, intent: changed });
              }}
            >
              {captionTexts.writeAgain}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
