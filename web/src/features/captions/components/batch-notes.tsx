import type { CaptionBatch } from "../caption-batches.ts";
import type { CaptionFormState } from "../caption-form.ts";
import { PhotoFacts } from "./photo-facts.tsx";

export type WriteAgain = (change: Partial<Omit<CaptionFormState, "photo">>) => void;

interface BatchNotesProps {
  batch: CaptionBatch;
  running: boolean;
  onWriteAgain: WriteAgain;
}

/** Below the captions of one response: why some are missing, and what was seen in the photo. */
export default function BatchNotes({ batch, running, onWriteAgain }: BatchNotesProps) {
  const { keyword, platform, note, seen } = batch;
  return (
    <div className="grid gap-3 empty:hidden">
      {note && <p className="text-sm text-muted-foreground">{note}</p>}
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
