import { memo } from "react";
import { CopyButton } from "@/components/copy-button.tsx";
import type { CaptionBatch } from "../caption-batches.ts";
import type { PostAuthor } from "../post-author.ts";
import { CaptionPost } from "./caption-post.tsx";
import { KeywordChip } from "./keyword-chip.tsx";
import { ShareControl } from "./share-control.tsx";

interface CaptionItemProps {
  batch: CaptionBatch;
  /** The caption's place in its batch, from 0. */
  place: number;
  author: PostAuthor;
}

interface CaptionActionsProps {
  batch: CaptionBatch;
  place: number;
  caption: string;
}

/** What can be done with one caption: the buttons at the right end of the post's footer. */
function CaptionActions({ batch: { keyword, platform }, caption }: CaptionActionsProps) {
  return (
    <>
      <CopyButton text={caption} />
      <ShareControl shared={{ caption, keyword, platform }} />
    </>
  );
}

/** One caption of the list as a post. Memoized, because one caption of many changes with every key that is typed. */
export const CaptionItem = memo(function CaptionItem({ batch, place, author }: CaptionItemProps) {
  const caption = batch.captions[place];
  if (caption === undefined) return null;
  return (
    <li className="animate-rise-in [contain-intrinsic-size:auto_12rem] [content-visibility:auto]">
      <CaptionPost
        caption={caption}
        platform={batch.platform}
        author={author}
        chip={<KeywordChip batch={batch} />}
        actions={<CaptionActions batch={batch} place={place} caption={caption} />}
      />
    </li>
  );
});
