import type { CaptionBrief, CaptionResult, WriterKind } from "@contract/wire/captions.ts";
import type { PlatformId } from "@contract/rules/platforms.ts";
import { createStore } from "@/lib/store.ts";

/** One response with captions, as the list shows it. */
export interface CaptionBatch {
  id: string;
  keyword: string;
  platform: PlatformId;
  captions: string[];
  /** Milliseconds since the epoch, by this browser's clock. */
  timestamp: number;
  writer: WriterKind;
  /** An object URL of the photo that was used, or null. */
  photoUrl: string | null;
  /** The number of captions requested; `captions` has fewer if fewer passed the checks. */
  requested: number;
  /** What was read from the keyword; null if the server does not send it. */
  reading: CaptionBrief | null;
  /** What a model saw in the photo. */
  seen: NonNullable<CaptionResult["photo"]> | null;
}

/** The generated captions of this session, newest batch first. */
export const captionBatches = createStore<readonly CaptionBatch[]>([]);

/** Adds a batch to the front of the list. */
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

/** The text of a batch's chip: its keyword, or what was used instead. */
export function chipLabel(batch: Pick<CaptionBatch, "keyword" | "photoUrl">): string {
  return batch.keyword || (batch.photoUrl ? "Photo" : "Random");
}
