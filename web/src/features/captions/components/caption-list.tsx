import type { User } from "@contract/wire/accounts.ts";
import { variationsFree, variationsPremium } from "@contract/rules/quota.ts";
import { Trash2 } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { cn } from "@/lib/cn.ts";
import { offerUndo } from "@/lib/offer-undo.ts";
import { useStore } from "@/lib/store.ts";
import { toast } from "@/lib/toast.ts";
import { captionBatches, removeCaptionBatches, type CaptionBatch } from "../caption-batches.ts";
import { captionTexts } from "../caption-texts.ts";
import { postsChunk } from "../lazy-parts.ts";
import { postAuthor } from "../post-author.ts";
import type { WriteAgain } from "./batch-notes.tsx";
import { EmptyList } from "./empty-list.tsx";
import { LoadingPosts } from "./loading-posts.tsx";
import { WriterNote } from "./writer-note.tsx";

/** The captions if the posts cannot be fetched: their text can still be read and copied by hand. */
function PlainCaptions({ batches }: { batches: readonly CaptionBatch[] }) {
  return batches.flatMap(({ id, captions }) =>
    captions.map((caption, place) => (
      <p
        // oxlint-disable-next-line react/no-array-index-key
        key={`${id}-${place}`}
        dir="auto"
        className="mb-3 whitespace-pre-wrap rounded-md border border-border bg-card p-4 [overflow-wrap:anywhere]"
      >
        {caption}
      </p>
    )),
  );
}

interface CaptionListProps {
  user: User;
  running: boolean;
  /** Fills in the keyword of an example. */
  onTry: (keyword: string) => void;
  onWriteAgain: WriteAgain;
}

/** Which batch keeps the space of the list; "" stands for the placeholders before the first caption. */
interface Hold {
  running: boolean;
  batch: string | null;
}

/** The batch that arrives keeps the space, also when it is complete, but not when the person has cancelled it. */
function nextHold(before: Hold, newest: CaptionBatch | undefined, running: boolean): Hold {
  if (running && newest?.arriving) return { running, batch: newest.id };
  if (running) return { running, batch: before.running && newest ? before.batch : "" };
  return { running, batch: newest?.id === before.batch && !newest?.arriving ? before.batch : null };
}

/**
 * The captions of this session as posts, newest first.
 *
 * From the start of a generation, the list keeps its full height, and the newest captions all of it, whatever arrives:
 * nothing that is being read or that follows the list moves.
 */
export function CaptionList({ user, running, onTry, onWriteAgain }: CaptionListProps) {
  const batches = useStore(captionBatches);
  const author = useMemo(() => postAuthor(user.username), [user.username]);
  const area = useRef<HTMLElement>(null);
  // The newest is at the top, and so are captions that are being written.
  useEffect(() => {
    if (running && area.current) area.current.scrollTop = 0;
  }, [running]);
  const posts = useStore(postsChunk.part);
  const wanted = running || batches.length > 0;
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    postsChunk.load().catch(() => {
      setMissing(true);
    });
  }, [wanted]);
  // Said once there are captions to show: earlier, the generation that begins would dismiss it as an old failure.
  const isPlain = missing && !posts && batches.length > 0;
  useEffect(() => {
    if (isPlain) toast({ ...captionTexts.postsMissing, variant: "destructive" });
  }, [isPlain]);
  const newest = batches[0];
  const [before, setHold] = useState<Hold>({ running: false, batch: null });
  const hold = nextHold(before, newest, running);
  if (hold.running !== before.running || hold.batch !== before.batch) setHold(hold);
  const held = hold.batch;
  function handleClear() {
    const undo = removeCaptionBatches();
    offerUndo("Captions cleared", undo);
  }
  const count = batches.reduce((sum, batch) => sum + batch.captions.length, 0);
  return (
    <section aria-labelledby="generated-title" className="grid min-w-0 content-start gap-2">
      <div className="flex min-h-10 items-center justify-between gap-3">
        <h2 id="generated-title" className="text-xl">
          Generated Captions
          {count > 0 && (
            <span className="ml-2 align-middle font-sans text-sm font-medium tabular-nums text-muted-foreground">
              {count}
            </span>
          )}
        </h2>
        {count > 0 && posts && <posts.CaptionKeys />}
        {count > 0 && (
          <Button variant="ghost" size="sm" className="-mr-2" onClick={handleClear}>
            <Trash2 aria-hidden="true" className="size-4" />
            Clear All
          </Button>
        )}
      </div>
      {count === 0 && !running ? (
        <EmptyList onTry={onTry} />
      ) : (
        // A scrolling area must be reachable by keyboard; the keys act on the post that has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <section
          ref={area}
          aria-label="Captions of this session"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onKeyDown={posts?.handleCaptionKey}
          className={cn(
            "relative -mx-1 rounded-md px-1 pb-1 lg:max-h-[60vh] lg:overflow-y-auto",
            held !== null && "min-h-[60vh] lg:h-[60vh]",
          )}
        >
          {isPlain && <PlainCaptions batches={batches} />}
          <div className="grid gap-4">
            {(held === "" || !(posts || missing)) && (
              <div className="min-h-[calc(60vh-0.25rem)]">
                <LoadingPosts count={user.premiumAccess ? variationsPremium : variationsFree} />
              </div>
            )}
            {posts &&
              batches.map((batch) => (
                <posts.Batch
                  key={batch.id}
                  batch={batch}
                  author={author}
                  running={running}
                  held={held === batch.id}
                  onWriteAgain={onWriteAgain}
                />
              ))}
          </div>
        </section>
      )}
      {/* At the bottom, because it is known late and would move the list. */}
      <WriterNote lastWriter={newest?.writer ?? null} />
    </section>
  );
}
