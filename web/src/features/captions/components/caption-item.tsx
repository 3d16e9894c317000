import { memo, useState } from "react";
import { CopyButton } from "@/components/copy-button.tsx";
import { cn } from "@/lib/cn.ts";
import { useStore } from "@/lib/store.ts";
import { FavoriteButton } from "@/components/favorite-button.tsx";
import type { CaptionBatch } from "../caption-batches.ts";
import { useCaptionEdit, type VariantId } from "../caption-edits.ts";
import { captionTexts } from "../caption-texts.ts";
import type { PostAuthor } from "../post-author.ts";
import { AddBelowButton } from "./add-below-button.tsx";
import { CaptionPost } from "./caption-post.tsx";
import { EditableText, editorChunk } from "./editable-text.tsx";
import { KeywordChip } from "./keyword-chip.tsx";
import { ShareControl } from "./share-control.tsx";

interface CaptionItemProps {
  batch: CaptionBatch;
  /** The caption's place in its batch, from 0. */
  place: number;
  author: PostAuthor;
  /** Whether the browser may skip it while it is out of view. Its height must not change in view, so not at first. */
  skippable: boolean;
}

interface CaptionActionsProps {
  batch: CaptionBatch;
  place: number;
  caption: string;
}

/**
 * What can be done with one caption: the buttons at the right end of the post's footer. Keys find the buttons by
 * `data-caption-action`, see `caption-keys.ts`.
 */
function CaptionActions({ batch: { id, keyword, platform, favorites }, place, caption }: CaptionActionsProps) {
  return (
    <>
      <FavoriteButton entryId={id} place={place} favorites={favorites} labelled />
      <AddBelowButton entryId={id} place={place} />
      <CopyButton text={caption} data-caption-action="copy" />
      <ShareControl shared={{ caption, keyword, platform }} />
    </>
  );
}

/** One caption of the list as a post. Memoized, because one caption of many changes with every key that is typed. */
export const CaptionItem = memo(function CaptionItem({ batch, place, author, skippable }: CaptionItemProps) {
  const [editing, setEditing] = useState(false);
  const editor = useStore(editorChunk.part);
  const id: VariantId = { entryId: batch.id, place, platform: batch.platform };
  const edit = useCaptionEdit(id);
  const caption = batch.captions[place];
  if (caption === undefined) return null;
  return (
    <li className={cn("animate-rise-in [contain-intrinsic-size:auto_12rem]", skippable && "[content-visibility:auto]")}>
      <CaptionPost
        caption={caption}
        platform={batch.platform}
        author={author}
        label={captionTexts.captionName(place + 1, batch.captions.length)}
        renderText={(frame) => (
          <EditableText id={id} caption={caption} frame={frame} editing={editing} onEditing={setEditing} />
        )}
        note={
          (editing || edit) &&
          editor && <editor.EditBar id={id} caption={caption} platform={batch.platform} edit={edit} />
        }
        chip={<KeywordChip batch={batch} />}
        actions={<CaptionActions batch={batch} place={place} caption={caption} />}
      />
    </li>
  );
});
