import { Image, Shuffle, Tag } from "lucide-react";
import { chipLabel, type CaptionBatch } from "../caption-batches.ts";

/** What a caption was written from, shortened to one line. */
export function KeywordChip({ batch }: { batch: CaptionBatch }) {
  const label = chipLabel(batch);
  const Icon = batch.keyword ? Tag : batch.photoUrl ? Image : Shuffle;
  return (
    <span
      className="inline-flex h-7 min-w-0 max-w-60 items-center gap-1.5 overflow-hidden rounded-full bg-primary-soft pl-2 pr-2.5 text-xs font-semibold text-primary-text"
      title={label}
    >
      {batch.photoUrl ? (
        <img src={batch.photoUrl} alt="" className="-ml-1 size-5 shrink-0 rounded-full object-cover" />
      ) : (
        <Icon aria-hidden="true" className="size-3 shrink-0" />
      )}
      <span className="truncate">{label}</span>
    </span>
  );
}
