import { platforms } from "@contract/rules/platforms.ts";
import { lazy } from "react";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import { PlatformIcon } from "@/components/platform-icon.tsx";
import { cn } from "@/lib/cn.ts";
import type { CaptionBatch } from "../caption-batches.ts";
import type { PostAuthor } from "../post-author.ts";
import type { WriteAgain } from "./batch-notes.tsx";
import { CaptionItem } from "./caption-item.tsx";
import { HelpNote } from "./help-note.tsx";
import { KeywordChip } from "./keyword-chip.tsx";
import { LoadingNote, SkeletonPost } from "./loading-posts.tsx";

const loadNotes = () => import("./batch-notes.tsx");
const BatchNotes = lazy(loadNotes);
// Fetched while the first captions are written, so that the notes are there with them.
loadNotes().catch(() => undefined);

interface BatchProps {
  batch: CaptionBatch;
  author: PostAuthor;
  running: boolean;
  /** Whether it keeps the space of the list, see `CaptionList`. */
  held: boolean;
  onWriteAgain: WriteAgain;
}

/** What the captions of a batch were written from, and for which platform. As tall as the note that it replaces. */
function BatchHeading({ batch }: { batch: CaptionBatch }) {
  return (
    <div className="flex min-h-9 items-center gap-2 text-sm text-muted-foreground">
      <KeywordChip batch={batch} />
      {batch.platform !== "general" && (
        <>
          <PlatformIcon platform={batch.platform} className="size-4" />
          {platforms[batch.platform].label}
        </>
      )}
    </div>
  );
}

/** The captions of one response, with what there is to say about them, and placeholders for missing ones. */
export function Batch({ batch, author, running, held, onWriteAgain }: BatchProps) {
  const posts = batch.captions.map((_caption, place) => (
    // Two captions of one batch may be equal; their place distinguishes them and never changes.
    // oxlint-disable-next-line react/no-array-index-key
    <CaptionItem key={`${batch.id}-${place}`} batch={batch} place={place} author={author} skippable={!held} />
  ));
  const missing = batch.arriving ? Math.max(0, batch.requested - batch.captions.length) : 0;
  return (
    <div className={cn("grid content-start gap-1.5", held && "min-h-[calc(60vh-0.25rem)]")}>
      {batch.arriving ? <LoadingNote /> : <BatchHeading batch={batch} />}
      {batch.brief?.gravity === "crisis" && <HelpNote />}
      <ul className="grid gap-1.5">
        {posts}
        {Array.from({ length: missing }, (_, index) => (
          // A new caption may be taller than its placeholder: the others are replaced below it instead of moved.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${batch.captions.length}-${index}`} aria-hidden="true">
            <SkeletonPost />
          </li>
        ))}
      </ul>
      {!batch.arriving && (
        <OptionalChunk>
          <BatchNotes batch={batch} running={running} onWriteAgain={onWriteAgain} />
        </OptionalChunk>
      )}
    </div>
  );
}
