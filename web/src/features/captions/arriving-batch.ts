import type { CaptionsStarted, SentCaption } from "@contract/wire/caption-events.ts";
import type { CaptionRequest, CaptionResult } from "@contract/wire/captions.ts";
import { captionBatches, newBatch, type CaptionBatch } from "./caption-batches.ts";

/** A batch of the list while its captions arrive. */
export interface ArrivingBatch {
  /** Adds captions at the end; the first ones put the batch at the front of the list. */
  add(captions: readonly SentCaption[]): void;
  /** Ends the batch: `result` is the whole response, `captions` may hold more than have arrived. */
  finish(change: { result: CaptionResult } | { note: string; captions: readonly string[] }): void;
}

export function createArrivingBatch(
  request: CaptionRequest,
  photo: File | null,
  { requested, writer, brief }: CaptionsStarted,
): ArrivingBatch {
  let id: string | null = null;
  const change = (next: (batch: CaptionBatch) => Partial<CaptionBatch>) => {
    // Nothing is found, and nothing happens, if the list has been cleared meanwhile.
    captionBatches.set(captionBatches.get().map((batch) => (batch.id === id ? { ...batch, ...next(batch) } : batch)));
  };
  /** Captions that arrived may have been edited since, so only those behind them are added. */
  const extended = ({ captions }: CaptionBatch, all: readonly string[]) => [...captions, ...all.slice(captions.length)];
  return {
    add(sent) {
      const [first] = sent;
      if (first === undefined) return;
      const texts = sent.map(({ text }) => text);
      if (id !== null) {
        change((batch) => ({ captions: [...batch.captions, ...texts] }));
        return;
      }
      id = first.id;
      const { keyword, platform } = request;
      const batch = newBatch({ id, keyword, platform, captions: texts, writer, requested, brief }, photo);
      captionBatches.set([{ ...batch, arriving: true }, ...captionBatches.get()]);
    },
    finish(end) {
      change((batch) =>
        "note" in end
          ? { arriving: false, note: end.note, captions: extended(batch, end.captions) }
          : {
              arriving: false,
              captions: extended(batch, end.result.captions),
              requested: end.result.requested ?? end.result.captions.length,
              seen: end.result.photo ?? null,
            },
      );
    },
  };
}
