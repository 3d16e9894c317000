import type { PostParts } from "@contract/rules/post-parts.ts";
import { captionLength } from "@contract/rules/caption-length.ts";
import { platforms, type PostPlatformId } from "@contract/rules/platforms.ts";
import { CopyButton } from "@/components/copy-button.tsx";
import { RichCaption } from "@/components/rich-caption.tsx";
import { rewriteTexts } from "../rewrite/rewrite-texts.ts";

/** The posts of a thread joined for one copy. */
export const joinPosts = (posts: readonly string[]): string => posts.join("\n\n");

/** Below a post: the numbered posts of a thread, or the hashtags of a first comment, each with its own Copy. */
export function PostPartsNote({ parts, platform }: { parts: PostParts; platform: PostPlatformId }) {
  const { posts, firstComment } = parts;
  if (posts.length === 1 && firstComment === null) return null;
  const { lengthMax } = platforms[platform];
  return (
    <div className="grid gap-2 border-t border-border bg-sunken/50 py-3 pl-4 pr-2">
      {posts.length > 1 && (
        <>
          <div className="flex items-center justify-between gap-2">
            <h3 className="font-sans text-sm font-semibold">{rewriteTexts.thread(posts.length)}</h3>
            <CopyButton text={joinPosts(posts)} label={rewriteTexts.copyAll} />
          </div>
          <ol className="grid gap-2">
            {posts.map((post, index) => (
              // A thread may repeat a post; the order never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className="grid gap-1 rounded-md border border-border bg-card py-2 pl-3 pr-1">
                <p dir="auto" className="whitespace-pre-wrap text-sm leading-5 [overflow-wrap:anywhere]">
                  <RichCaption text={post} />
                </p>
                <div className="flex items-center justify-between gap-2 text-xs tabular-nums text-muted-foreground">
                  {`${captionLength(post, platform)}/${lengthMax}`}
                  <CopyButton text={post} what={rewriteTexts.postNumber(index + 1)} />
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
      {firstComment !== null && (
        <div className="flex items-center gap-2">
          <p className="min-w-0 flex-1 text-sm">
            <span className="mr-2 font-semibold">{rewriteTexts.firstComment}</span>
            <span dir="auto" className="[overflow-wrap:anywhere]">
              <RichCaption text={firstComment} />
            </span>
          </p>
          <CopyButton text={firstComment} what={rewriteTexts.firstComment.toLowerCase()} />
        </div>
      )}
    </div>
  );
}

/** In the footer of a thread; each of its posts shows its own length. */
export function ThreadCounter({ count }: { count: number }) {
  return <p className="text-xs font-medium tabular-nums text-muted-foreground">{rewriteTexts.thread(count)}</p>;
}
