import type { TrendingResponse } from "@contract/wire/trending.ts";
import { hashtagBadgeIsGreen, scoreFromText } from "@contract/rules/trending-score.ts";
import { Badge } from "@/components/ui/badge.tsx";
import { useCopyItem } from "../use-copy-item.ts";
import { CopyMark } from "./copy-mark.tsx";
import { OriginBadge } from "./origin-badge.tsx";

export function HashtagList({ hashtags }: { hashtags: TrendingResponse["topHashtags"] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {hashtags.map((item) => (
        <li key={item.hashtag} className="flex min-w-0">
          <HashtagRow {...item} />
        </li>
      ))}
    </ul>
  );
}

function HashtagRow({ hashtag, reach, category, origin }: TrendingResponse["topHashtags"][number]) {
  const { copied, copyItem } = useCopyItem(hashtag);
  const score = scoreFromText(reach);
  return (
    <button
      type="button"
      onClick={copyItem}
      className="group flex w-full min-w-0 flex-col gap-2 rounded-lg border border-border bg-card p-4 text-left shadow-sm transition-colors duration-150 hover:border-input"
    >
      <span className="flex w-full items-center gap-3">
        <span className="min-w-0 flex-1 break-words font-display text-lg font-semibold leading-snug text-info-text">
          <span className="sr-only">Copy </span>
          {hashtag}
        </span>
        <CopyMark copied={copied} className="shrink-0" />
      </span>
      <span className="flex w-full flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge variant={hashtagBadgeIsGreen(score) ? "success" : "neutral"}>
          <span className="sr-only">Score </span>
          {score}
        </Badge>
        <span className="text-sm">{reach}</span>
      </span>
      <span className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-muted-foreground">
        {category}
        {origin && <OriginBadge origin={origin} />}
      </span>
    </button>
  );
}
