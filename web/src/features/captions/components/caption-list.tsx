import type { User } from "@contract/wire/accounts.ts";
import { variationsFree, variationsPremium } from "@contract/rules/quota.ts";
import { Trash2 } from "lucide-react";
import { lazy, useEffect, useMemo, useRef } from "react";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useStore } from "@/lib/store.ts";
import { captionBatches, clearCaptionBatches, type CaptionBatch } from "../caption-batches.ts";
import { postAuthor, type PostAuthor } from "../post-author.ts";
import type { WriteAgain } from "./batch-notes.tsx";
import { CaptionItem } from "./caption-item.tsx";
import { EmptyList } from "./empty-list.tsx";
import { LoadingPosts } from "./loading-posts.tsx";
import { WriterNote } from "./writer-note.tsx";

// Loaded with the first captions, to keep the first screen small.
const BatchNotes = lazy(() => import("./batch-notes.tsx"));

interface BatchProps {
  batch: CaptionBatch;
  author: PostAuthor;
  running: boolean;
  onWriteAgain: WriteAgain;
}

function Batch({ batch, author, running, onWriteAgain }: BatchProps) {
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

interface CaptionListProps {
  user: User;
  running: boolean;
  /** Fills in the keyword of an example. */
  onTry: (keyword: string) => void;
  onWriteAgain: WriteAgain;
}

/** The captions of this session as posts, newest first. */
export function CaptionList({ user, running, onTry, onWriteAgain }: CaptionListProps) {
  const batches = useStore(captionBatches);
  const author = useMemo(() => postAuthor(user.username), [user.username]);
  const area = useRef<HTMLElement>(null);
  // The newest is at the top, and so are captions that are being written.
  useEffect(() => {
    if (running && area.current) area.current.scrollTop = 0;
  }, [running]);
  const count = batches.reduce((sum, batch) => sum + batch.captions.length, 0);
  return (
    <section aria-labelledby="generated-title" className="grid min-w-0 content-start gap-3">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id="generated-title" className="text-xl">
          Generated Captions
          {count > 0 && (
            <span className="ml-2 align-middle font-sans text-sm font-medium tabular-nums text-muted-foreground">
              {count}
            </span>
          )}
        </h2>
        {count > 0 && (
          <Button variant="ghost" size="sm" className="-mr-2" onClick={clearCaptionBatches}>
            <Trash2 aria-hidden="true" className="size-4" />
            Clear All
          </Button>
        )}
      </div>
      {count === 0 && !running ? (
        <EmptyList onTry={onTry} />
      ) : (
        // A scrolling area must be reachable by keyboard.
        <section
          ref={area}
          aria-label="Captions of this session"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="-mx-1 max-h-[60vh] overflow-y-auto overscroll-contain rounded-md px-1 pb-1"
        >
          {running && <LoadingPosts count={user.premiumAccess ? variationsPremium : variationsFree} />}
          <div className="grid gap-5">
            {batches.map((batch) => (
              <Batch key={batch.id} batch={batch} author={author} running={running} onWriteAgain={onWriteAgain} />
            ))}
          </div>
        </section>
      )}
      {/* At the bottom, because it is known late and would move the list. */}
      <WriterNote lastWriter={batches[0]?.writer ?? null} />
    </section>
  );
}
