import type { CaptionBrief, CaptionResult, WriterKind } from "@contract/wire/captions.ts";
import type { PlatformId } from "@contract/rules/platforms.ts";
import { favoritesChanged } from "@/lib/toggle-favorite.ts";
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
  /** Null for an entry of the history, which does not say. */
  writer: WriterKind | null;
  /** An object URL of the photo that was used, or null. */
  photoUrl: string | null;
  /** Whether a photo was used, also when it is no longer there. */
  hasPhoto: boolean;
  /** The places of the favorite captions, from 0. */
  favorites: readonly number[];
  /** The number of captions requested; `captions` has fewer on grave subjects, and if fewer passed the checks. */
  requested: number;
  /** What was read from the keyword; null if the server does not send it. */
  brief: CaptionBrief | null;
  /** Whether more captions may follow. */
  arriving: boolean;
  /** Why captions are missing, if the checks are not the reason. */
  note: string | null;
  /** What a model saw in the photo. */
  seen: NonNullable<CaptionResult["photo"]> | null;
}

/** The generated captions of this session, newest batch first. */
export const captionBatches = createStore<readonly CaptionBatch[]>([]);

/** What a response says of a batch. */
type Written = Pick<CaptionBatch, "id" | "keyword" | "platform" | "captions" | "writer" | "requested" | "brief">;

/** The batch of a generation that began now. @param photo the one that was sent, if any */
export function newBatch(written: Written, photo: File | null): CaptionBatch {
  return {
    ...written,
    timestamp: Date.now(),
    photoUrl: photo ? URL.createObjectURL(photo) : null,
    hasPhoto: photo !== null,
    favorites: [],
    arriving: false,
    note: null,
    seen: null,
  };
}

/** Adds the captions of a whole response to the front of the list. */
export function addCaptionBatch(result: CaptionResult, photo: File | null): CaptionBatch {
  const { id, keyword, platform, captions, writer, requested = captions.length, brief = null, photo: seen } = result;
  const batch = {
    ...newBatch({ id, keyword, platform, captions, writer, requested, brief }, photo),
    seen: seen ?? null,
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

/** Puts a batch at the front of the list; it is moved if it is there already. */
export function showFirst(batch: CaptionBatch): void {
  captionBatches.set([batch, ...captionBatches.get().filter(({ id }) => id !== batch.id)]);
}

/** What "Clear All" removed last, as long as it can be put back. */
let removed: readonly CaptionBatch[] = [];

function revokePhotos(batches: readonly CaptionBatch[]): void {
  for (const { photoUrl } of batches) if (photoUrl) URL.revokeObjectURL(photoUrl);
}

/** Empties the list for good, at the end of a session. */
export function clearCaptionBatches(): void {
  revokePhotos([...captionBatches.get(), ...removed]);
  removed = [];
  captionBatches.set([]);
}

/** Empties the list. @returns puts everything back below what came afterwards; once, and only until the next removal */
export function removeCaptionBatches(): () => void {
  revokePhotos(removed);
  const batches = captionBatches.get();
  removed = batches;
  captionBatches.set([]);
  return () => {
    if (removed !== batches) return;
    removed = [];
    const later = captionBatches.get();
    const ids = new Set(later.map(({ id }) => id));
    captionBatches.set([...later, ...batches.filter(({ id }) => !ids.has(id))]);
  };
}

favoritesChanged.on(({ entryId, favorites }) => {
  const before = captionBatches.get();
  if (!before.some(({ id }) => id === entryId)) return;
  captionBatches.set(before.map((batch) => (batch.id === entryId ? { ...batch, favorites } : batch)));
});

/** The text of a batch's chip: its keyword, or what was used instead. */
export function chipLabel(batch: Pick<CaptionBatch, "keyword" | "hasPhoto">): string {
  return batch.keyword || (batch.hasPhoto ? "Photo" : "Random");
}
