import { Image, Shuffle, Tag } from "lucide-react";
import { chipLabel, type CaptionBatch } from "../caption-batches.ts";

/** What a caption was written from, shortened to one line. */
export function KeywordChip({ batch }: { batch: CaptionBatch }) {
  const label = chipLabel(batch);
  return (
    <span
      className="inline-flex h-7 min-w-0 max-w-60 items-center gap-1.5 overflow-hidden rounded-full bg-primary-soft pl-2 pr-2.5 text-xs font-semibold text-primary-text"
      title={label}
    >
      {batch.photoUrl ? (
        <img src={batch.photoUrl} alt="" className="-ml-1 size-5 shrink-0 rounded-full object-cover" />
      ) : (
        <SourceIcon batch={batch} />
      )}
      <span className="truncate">{label}</span>
    </span>
  );
}

/** A tag for a keyword, crossed arrows where the writer chose the subject, a picture for a photo that is gone. */
function SourceIcon({ batch: { keyword, hasPhoto } }: { batch: CaptionBatch }) {
  const look = { "aria-hidden": true, className: "size-3 shrink-0" } as const;
  if (hasPhoto) return <Image {...look} />;
  return keyword ? <Tag {...look} /> : <Shuffle {...look} />;
}
