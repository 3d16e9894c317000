import type { CaptionBrief, CaptionResult, WriterKind } from "@contract/wire/captions.ts";
import type { PlatformId } from "@contract/rules/platforms.ts";
import { createStore } from "@/lib/store.ts";

/** Which caption it is, also after its text has changed. */
export interface CaptionId {
  /** The entry of the history, which is also the `id` of its batch. */
  entryId: string;
  /** The caption's place among the captions of its entry, from 0. */
  place: number;
}

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
  /** Whether more captions may follow. */
  arriving: boolean;
  /** Why captions are missing, if the checks are not the reason. */
  note: string | null;
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
    arriving: false,
    note: null,
    seen: result.photo ?? null,
  };
  captionBatches.set([batch, ...captionBatches.get()]);
  return batch;
}

/** Changes the text of one caption; the others keep their identity. Nothing happens if it is no longer in the list. */
export function changeCaption(entryId: string, place: number, text: string): void {
  const before = captionBatches.get();
  const batch = before.find(({ id }) => id === entryId);
  if (batch?.captions[place] === undefined || batch.captions[place] === text) return;
  const changed = { ...batch, captions: batch.captions.with(place, text) };
  captionBatches.set(before.map((each) => (each === batch ? changed : each)));
}

export function clearCaptionBatches(): void {
  for (const batch of captionBatches.get()) if (batch.photoUrl) URL.revokeObjectURL(batch.photoUrl);
  captionBatches.set([]);
}

/** The text of a batch's chip: its keyword, or what was used instead. */
export function chipLabel(batch: Pick<CaptionBatch, "keyword" | "photoUrl">): string {
  return batch.keyword || (batch.photoUrl ? "Photo" : "Random");
}
