import type { CaptionReading, CaptionResult, WriterKind } from "@contract/captions.ts";
import type { PlatformId } from "@contract/platform-rules.ts";
import { createStore } from "@/lib/store.ts";

/** One answer of the writer as the list shows it. */
export interface CaptionBatch {
  id: string;
  keyword: string;
  platform: PlatformId;
  captions: string[];
  /** Milliseconds since the epoch, by this browser's clock. */
  timestamp: number;
  writer: WriterKind;
  /** An object URL of the picture that was used, or null. */
  photoUrl: string | null;
  /** How many captions were asked for; fewer stand in `captions` where fewer passed the checks. */
  requested: number;
  /** What the keyword was read as; null from a server that does not say. */
  reading: CaptionReading | null;
  /** What a model saw in the picture. */
  seen: NonNullable<CaptionResult["photo"]> | null;
}

/** The generated captions of this session, newest batch first. */
export const captionBatches = createStore<readonly CaptionBatch[]>([]);

/** Adds an answer to the front of the list. */
export function addCaptionBatch(result: CaptionResult, photo: File | null): CaptionBatch {
  const batch: CaptionBatch = {
    id: result.id,
    keyword: result.keyword,
    platform: result.platform,
    captions: result.captions,
    timestamp: Date.now(),
    writer: result.writer,
    photoUrl: photo ? URL.createObjectURL(photo) : null,
    requested: result.requested ?? result.captions.length,
    reading: result.reading ?? null,
    seen: result.photo ?? null,
  };
  captionBatches.set([batch, ...captionBatches.get()]);
  return batch;
}

export function clearCaptionBatches(): void {
  for (const batch of captionBatches.get()) if (batch.photoUrl) URL.revokeObjectURL(batch.photoUrl);
  captionBatches.set([]);
}

/** What the chip of a batch says: its keyword, or what it was written from. */
export function chipLabel(batch: Pick<CaptionBatch, "keyword" | "photoUrl">): string {
  return batch.keyword || (batch.photoUrl ? "Photo" : "Random");
}
