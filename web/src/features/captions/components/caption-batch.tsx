import { lazy } from "react";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import type { CaptionBatch } from "../caption-batches.ts";
import type { PostAuthor } from "../post-author.ts";
import type { WriteAgain } from "./batch-notes.tsx";
import { CaptionItem } from "./caption-item.tsx";

const BatchNotes = lazy(() => import("./batch-notes.tsx"));

interface BatchProps {
  batch: CaptionBatch;
  author: PostAuthor;
  running: boolean;
  onWriteAgain: WriteAgain;
}

/** The captions of one response as posts, with what there is to say about them. */
export function Batch({ batch, author, running, onWriteAgain }: BatchProps) {
  const posts = batch.captions.map((_caption, place) => (
    // Two captions of one batch may be equal; their place distinguishes them and never changes.
    // oxlint-disable-next-line react/no-array-index-key
    <CaptionItem key={`${batch.id}-${place}`} batch={batch} place={place} author={author} />
  ));
  const notes = (place: "above" | "below") => (
    <OptionalChunk>
      <BatchNotes batch={batch} place={place} running={running} onWriteAgain={onWriteAgain} />
    </OptionalChunk>
  );
  return (
    <div className="grid gap-3">
      {batch.reading && notes("above")}
      <ul className="grid gap-3">{posts}</ul>
      {batch.seen && notes("below")}
    </div>
  );
}
