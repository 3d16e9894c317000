import { postPartsOf } from "@contract/rules/post-parts.ts";
import type { PostPlatformId } from "@contract/rules/platforms.ts";
import { ChevronUp, Ellipsis } from "lucide-react";
import { memo, useState } from "react";
import { flushSync } from "react-dom";
import { CopyButton } from "@/components/copy-button.tsx";
import { Button } from "@/components/ui/button.tsx";
import { cn } from "@/lib/cn.ts";
import { useStore } from "@/lib/store.ts";
import { toolbarCopyWord } from "@/components/ui/toolbar-styles.ts";
import { FavoriteButton } from "@/components/favorite-button.tsx";
import { joinPosts, PostPartsNote, ThreadCounter } from "../adapt/post-parts.tsx";
import { TakeOverNote } from "../adapt/take-over-note.tsx";
import { VariantTabs } from "../adapt/variant-tabs.tsx";
import { useVariantPlatforms } from "../adapt/variants.ts";
import type { CaptionBatch } from "../caption-batches.ts";
import { useCaptionEdit, type VariantId } from "../caption-edits.ts";
import { captionTexts } from "../caption-texts.ts";
import type { PostAuthor } from "../post-author.ts";
import { AddBelowButton } from "./add-below-button.tsx";
import { ChangeNote } from "../rewrite/change-note.tsx";
import { AdaptControl, RewriteControl } from "../rewrite/rewrite-controls.tsx";
import { CaptionPost } from "./caption-post.tsx";
import { EditableText, editorChunk } from "./editable-text.tsx";
import { CaptionRow } from "./caption-row.tsx";
import { KeywordChip } from "./keyword-chip.tsx";
import { ShareControl } from "./share-control.tsx";
import type { TextFrame } from "./text-frame.ts";

interface CaptionItemProps {
  batch: CaptionBatch;
  /** The caption's place in its batch, from 0. */
  place: number;
  author: PostAuthor;
  /** Whether the browser may skip it while it is out of view. Its height must not change in view, so not at first. */
  skippable: boolean;
}

interface CaptionButtonsProps {
  batch: CaptionBatch;
  id: VariantId;
  caption: string;
  /** What is copied and shared: of a thread its posts, without the hashtags for a first comment. */
  copied: string;
  /** Whether the rare ones are shown as well. */
  all: boolean;
}

/** What can be done with one caption. Keys find the buttons by `data-caption-action`, see `caption-keys.ts`. */
function CaptionButtons({ batch: { keyword, platform, favorites }, id, caption, copied, all }: CaptionButtonsProps) {
  const { entryId, place } = id;
  const menu = { id, caption, own: platform };
  return (
    <>
      <FavoriteButton entryId={entryId} place={place} favorites={favorites} labelled />
      <RewriteControl {...menu} />
      {all && <AdaptControl {...menu} />}
      {all && id.platform === platform && <AddBelowButton entryId={entryId} place={place} />}
      <CopyButton text={copied} labelClassName={toolbarCopyWord} data-caption-action="copy" />
      <ShareControl shared={{ caption: copied, keyword, platform }} />
    </>
  );
}

interface MoreButtonProps {
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Shows a caption as a post with everything that can be done with it, or only its text again. Keeps the focus. */
function MoreButton({ open, onOpen }: MoreButtonProps) {
  const Icon = open ? ChevronUp : Ellipsis;
  return (
    <Button
      variant="ghost"
      size="sm"
      className="px-2!"
      aria-label={open ? captionTexts.less : captionTexts.more}
      aria-expanded={open}
      data-caption-action="more"
      onClick={(event) => {
        const item = event.currentTarget.closest("li");
        flushSync(() => {
          onOpen(!open);
        });
        item?.querySelector<HTMLElement>("[data-caption-action=more]")?.focus();
      }}
    >
      <Icon aria-hidden="true" className="size-4" />
    </Button>
  );
}

interface VariantPostProps extends Omit<CaptionItemProps, "skippable"> {
  platform: PostPlatformId;
  /** The platforms of the caption's tabs. */
  all: readonly PostPlatformId[];
}

/** A caption on one platform: its text with a few buttons, or the whole post when somebody asks for more. */
function VariantPost({ batch, place, author, platform, all }: VariantPostProps) {
  const [editing, setEditing] = useState(false);
  const [open, setOpen] = useState(false);
  const editor = useStore(editorChunk.part);
  const id: VariantId = { entryId: batch.id, place, platform };
  const edit = useCaptionEdit(id);
  const own = batch.captions[place];
  const caption = platform === batch.platform ? own : edit?.versions.texts[edit.versions.current];
  if (caption === undefined) return null;
  const adapted = all.length > 1;
  const parts = adapted ? postPartsOf(caption, platform) : { posts: [caption], firstComment: null };
  const whole = open || adapted;
  const buttons = (
    <CaptionButtons batch={batch} id={id} caption={caption} copied={joinPosts(parts.posts)} all={whole} />
  );
  const more = !adapted && <MoreButton open={open} onOpen={setOpen} />;
  const label = captionTexts.captionName(place + 1, batch.captions.length);
  const renderText = (frame: TextFrame) => (
    <EditableText
      id={id}
      caption={editing || parts.firstComment === null ? caption : parts.posts[0]!}
      frame={frame}
      editing={editing}
      onEditing={setEditing}
    />
  );
  const note = (
    <>
      {adapted && <PostPartsNote parts={parts} platform={platform} />}
      {(editing || edit) && editor && (
        <editor.EditBar id={id} caption={caption} platform={platform} edit={edit} asThread={parts.posts.length > 1} />
      )}
      {adapted && <TakeOverNote id={id} own={batch.platform} all={all} caption={caption} />}
      <ChangeNote id={id} />
    </>
  );
  if (!whole) {
    return (
      <CaptionRow
        caption={caption}
        label={label}
        renderText={renderText}
        editing={editing}
        buttons={
          <>
            {buttons}
            {more}
          </>
        }
        note={note}
      />
    );
  }
  return (
    <CaptionPost
      caption={caption}
      platform={platform}
      author={author}
      label={label}
      renderText={renderText}
      note={note}
      counters={parts.posts.length > 1 ? <ThreadCounter count={parts.posts.length} /> : undefined}
      chip={<KeywordChip batch={batch} />}
      actions={more}
      toolbar={buttons}
    />
  );
}

/** One caption of the list. Memoized, because one caption of many changes with every key that is typed. */
export const CaptionItem = memo(function CaptionItem({ batch, place, author, skippable }: CaptionItemProps) {
  const id = { entryId: batch.id, place };
  const all = useVariantPlatforms(id, batch.platform);
  const [chosen, setChosen] = useState<PostPlatformId>(batch.platform);
  const active = all.includes(chosen) ? chosen : batch.platform;
  // Each platform has its own editor.
  const post = <VariantPost key={active} batch={batch} place={place} author={author} platform={active} all={all} />;
  return (
    <li
      className={cn("animate-rise-in [contain-intrinsic-size:auto_4.25rem]", skippable && "[content-visibility:auto]")}
    >
      {all.length > 1 ? (
        <VariantTabs id={id} own={batch.platform} all={all} active={active} onActive={setChosen}>
          {post}
        </VariantTabs>
      ) : (
        post
      )}
    </li>
  );
});
