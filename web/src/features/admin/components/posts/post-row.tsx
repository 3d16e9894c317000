import { engagementMetrics, type SocialPost } from "@contract/wire/posts.ts";
import { platforms } from "@contract/rules/platforms.ts";
import { ChartNoAxesColumn, Check, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { cn } from "@/lib/cn.ts";
import { postTexts } from "../../admin-texts.ts";
import { localMoment } from "../../local-time.ts";
import { isDue, postExcerpt, postToPublish } from "../../post-text.ts";
import { CopyText } from "../copy-text.tsx";
import { FoldButton } from "../fold-button.tsx";

export type PostAction = "edit" | "mark" | "engagement" | "delete";

/** A post with its actions. A due post is highlighted. */
export function PostRow({
  post,
  now,
  onAction,
}: {
  post: SocialPost;
  now: Date;
  onAction: (action: PostAction) => void;
}) {
  const due = isDue(post, now);
  return (
    <li
      className={cn(
        "grid gap-2 rounded-md border bg-card p-4",
        due ? "border-primary shadow-[inset_3px_0_0_var(--color-primary)]" : "border-border",
      )}
    >
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <PostBadge posted={post.isPosted} due={due} />
        <span className="font-medium">{platforms[post.platform].label}</span>
        <time dateTime={post.scheduledFor} className="text-muted-foreground">
          {localMoment(post.scheduledFor)}
        </time>
      </div>
      <PostContent content={post.content} />
      {post.hashtags.length > 0 && (
        <p dir="auto" className="wrap-anywhere text-sm text-info-text">
          {post.hashtags.map((tag) => `#${tag}`).join(" ")}
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 text-sm text-muted-foreground">
        {engagementMetrics.map((metric) => (
          <span key={metric} className="whitespace-nowrap">
            {postTexts.metrics[metric]} <span className="font-medium tabular-nums text-foreground">{post[metric]}</span>
          </span>
        ))}
      </p>
      {(post.postId || post.mediaUrl) && (
        <p className="flex flex-wrap gap-x-3 text-sm text-muted-foreground">
          {post.postId && <span className="break-all">{postTexts.postedAs(post.postId)}</span>}
          {post.mediaUrl && (
            <a
              href={post.mediaUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="font-medium text-primary-text underline underline-offset-4"
            >
              {postTexts.media}
            </a>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2 pt-1">
        {!post.isPosted && (
          <Button
            variant={due ? "primary" : "secondary"}
            size="sm"
            onClick={() => {
              onAction("mark");
            }}
          >
            <Check aria-hidden="true" className="size-4" />
            {postTexts.mark}
          </Button>
        )}
        {!post.isPosted && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              onAction("edit");
            }}
          >
            <Pencil aria-hidden="true" className="size-4" />
            {postTexts.edit}
          </Button>
        )}
        <CopyText text={postToPublish(post)} label={postTexts.copy} />
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            onAction("engagement");
          }}
        >
          <ChartNoAxesColumn aria-hidden="true" className="size-4" />
          {postTexts.engagement}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            onAction("delete");
          }}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {postTexts.remove}
        </Button>
      </div>
    </li>
  );
}

/** The beginning of the content; a button shows the rest. */
function PostContent({ content }: { content: string }) {
  const [open, setOpen] = useState(false);
  const excerpt = postExcerpt(content);
  return (
    <div className="grid justify-items-start">
      <p dir="auto" className="w-full whitespace-pre-line wrap-anywhere">
        {open ? content : excerpt}
      </p>
      {excerpt !== content && <FoldButton open={open} onChange={setOpen} />}
    </div>
  );
}

function PostBadge({ posted, due }: { posted: boolean; due: boolean }) {
  if (posted) return <Badge variant="success">{postTexts.posted}</Badge>;
  return due ? <Badge variant="primary">{postTexts.due}</Badge> : <Badge variant="info">{postTexts.scheduled}</Badge>;
}
