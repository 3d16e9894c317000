import { platforms, type PostPlatformId, type PostLayout } from "@contract/rules/platforms.ts";
import { Heart, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { PlatformIcon } from "@/components/platform-icon.tsx";
import { toolbarStyles } from "@/components/ui/toolbar-styles.ts";
import { cn } from "@/lib/cn.ts";
import type { PostAuthor } from "../post-author.ts";
import { CaptionCounters } from "./caption-counters.tsx";
import { CaptionText } from "./caption-text.tsx";
import type { TextFrame } from "./text-frame.ts";

interface CaptionPostProps {
  caption: string;
  platform: PostPlatformId;
  author: PostAuthor;
  /** Makes the post focusable under this name, so that keys can act on it. */
  label?: string;
  /** Displays the text; by default, it is only shown. */
  renderText?: (frame: TextFrame) => ReactNode;
  /** Between the text and the footer. */
  note?: ReactNode;
  /** In place of the counters, where the text is not one post. */
  counters?: ReactNode;
  /** Below the text on the left, for example the keyword's chip. */
  chip?: ReactNode;
  /** Below the text on the right, for one or two buttons. */
  actions?: ReactNode;
  /** Below everything else, for more buttons than fit on the right. */
  toolbar?: ReactNode;
}

/**
 * How each layout displays a post's text, and how wide. A video is behind its text, so that layout is dark in both
 * themes.
 */
const textLooks: Record<PostLayout, { text: string; mark: string; hidden: string }> = {
  plain: { text: "max-w-[36rem] text-base leading-6", mark: "text-info-text", hidden: "text-muted-foreground" },
  "short-text": {
    text: "max-w-[32rem] text-[0.9375rem] leading-5",
    mark: "text-info-text",
    hidden: "text-muted-foreground",
  },
  photo: { text: "max-w-[26rem] text-sm leading-[1.1875rem]", mark: "text-info-text", hidden: "text-muted-foreground" },
  page: {
    text: "max-w-[31rem] text-[0.9375rem] leading-[1.3]",
    mark: "text-info-text",
    hidden: "text-muted-foreground",
  },
  video: { text: "max-w-[21rem] text-[0.9375rem] leading-[1.35]", mark: "font-bold", hidden: "text-white/75" },
};

function Avatar({ name, className }: { name: string; className?: string }) {
  const initial = Array.from(name)[0]?.toUpperCase() ?? "•";
  return (
    <span
      aria-hidden="true"
      className={cn(
        "grid shrink-0 place-items-center rounded-full bg-info font-display font-bold text-info-foreground",
        className,
      )}
    >
      {initial}
    </span>
  );
}

function Mark({ platform, className }: { platform: PostPlatformId; className?: string }) {
  return (
    <span className={cn("ml-auto shrink-0 self-start", className ?? "text-muted-foreground")}>
      <PlatformIcon platform={platform} className="size-[1.125rem]" />
      <span className="sr-only">{platforms[platform].label}</span>
    </span>
  );
}

function AuthorLine({ platform, author }: { platform: PostPlatformId; author: PostAuthor }) {
  const name = <span className="min-w-0 truncate font-bold">{author.name}</span>;
  const { layout } = platforms[platform];
  switch (layout) {
    case "short-text":
      return (
        <p className="flex min-w-0 items-center gap-1 text-[0.9375rem] leading-5">
          {name}
          <span className="min-w-0 truncate text-muted-foreground">@{author.handle} · now</span>
          <Mark platform={platform} />
        </p>
      );
    case "photo":
      return (
        <p className="flex min-w-0 items-center gap-2.5 text-sm">
          <Avatar name={author.name} className="size-8 text-sm ring-2 ring-primary ring-offset-2 ring-offset-card" />
          <span className="min-w-0 truncate font-bold">{author.handle}</span>
          <Mark platform={platform} className="self-center! text-muted-foreground" />
        </p>
      );
    case "video":
      return (
        <p className="flex min-w-0 items-center gap-2 text-[0.9375rem]">
          <span className="min-w-0 truncate font-bold">@{author.handle}</span>
        </p>
      );
    case "page":
    case "plain":
      return (
        <div className="flex min-w-0 items-center gap-2.5">
          <Avatar name={author.name} className="size-10" />
          <p className="grid min-w-0 text-[0.9375rem] leading-5">
            {name}
            <span className="text-[0.8125rem] text-muted-foreground">
              {layout === "page" ? "Just now · Public" : "Fits every platform"}
            </span>
          </p>
          <Mark platform={platform} />
        </div>
      );
  }
}

/** The column of buttons at the edge of a video, which narrows the text. */
function VideoRail({ platform }: { platform: PostPlatformId }) {
  return (
    <div className="grid gap-3 text-white/70">
      <Heart aria-hidden="true" className="size-5" />
      <MessageCircle aria-hidden="true" className="size-5" />
      <Mark platform={platform} className="text-white/70" />
    </div>
  );
}

/** A caption displayed as a post. */
export function CaptionPost({
  caption,
  platform,
  author,
  label,
  renderText = (frame) => <CaptionText caption={caption} platform={platform} frame={frame} />,
  note,
  counters = <CaptionCounters caption={caption} platform={platform} />,
  chip,
  actions,
  toolbar,
}: CaptionPostProps) {
  const { layout } = platforms[platform];
  const look = textLooks[layout];
  const text = renderText({
    className: look.text,
    markClassName: look.mark,
    hiddenClassName: look.hidden,
    caretClassName: layout === "video" ? "caret-white" : "caret-foreground",
    prefix: layout === "photo" ? `${author.handle} ` : null,
  });
  return (
    <article
      aria-label={label}
      // Keys act on the post that has the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={label === undefined ? undefined : 0}
      className="overflow-hidden rounded-md border border-border bg-card shadow-sm focus-visible:-outline-offset-2"
    >
      <div
        className={cn(
          "p-4",
          layout === "video" &&
            "bg-linear-to-b from-[oklch(0.36_0.035_255)] to-[oklch(0.19_0.024_263)] to-70% pt-10 text-white",
        )}
      >
        {layout === "short-text" ? (
          <div className="flex gap-3">
            <Avatar name={author.name} className="size-10" />
            <div className="grid min-w-0 flex-1 gap-1">
              <AuthorLine platform={platform} author={author} />
              {text}
            </div>
          </div>
        ) : (
          <div className="flex items-end gap-6">
            <div className="grid min-w-0 flex-1 gap-2.5">
              <AuthorLine platform={platform} author={author} />
              {text}
            </div>
            {layout === "video" && <VideoRail platform={platform} />}
          </div>
        )}
      </div>
      {note}
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-border py-1.5 pl-4 pr-2">
        {counters}
        {chip && <div className="flex min-w-0 flex-[1_1_6rem]">{chip}</div>}
        {actions && <div className="ml-auto flex items-center">{actions}</div>}
        {toolbar && <div className={toolbarStyles}>{toolbar}</div>}
      </footer>
    </article>
  );
}
