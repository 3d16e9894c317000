import type { TrendingResponse } from "@contract/wire/trending.ts";
import { scoreFromText } from "@contract/rules/trending-score.ts";
import { useCopyItem } from "../use-copy-item.ts";
import { CopyMark } from "./copy-mark.tsx";
import { OriginBadge } from "./origin-badge.tsx";
import { ScoreMeter } from "./score-meter.tsx";

export function EmojiList({ emojis }: { emojis: TrendingResponse["topEmojis"] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {emojis.map((item) => (
        <li key={item.emoji} className="flex">
          <EmojiTile {...item} />
        </li>
      ))}
    </ul>
  );
}

function EmojiTile({ emoji, meaning, popularity, origin }: TrendingResponse["topEmojis"][number]) {
  const { copied, copyItem } = useCopyItem(emoji);
  return (
    <button
      type="button"
      onClick={copyItem}
      className="group relative flex w-full flex-col items-start gap-2 rounded-lg border border-border bg-card p-4 text-left shadow-sm transition-colors duration-150 hover:border-input"
    >
      <CopyMark copied={copied} className="absolute right-3 top-3" />
      <span className="sr-only">Copy</span>
      <span className="text-[2.5rem] leading-none">{emoji}</span>
      <span className="font-semibold leading-snug first-letter:uppercase">{meaning}</span>
      <span className="text-sm text-muted-foreground">{popularity}</span>
      <ScoreMeter score={scoreFromText(popularity)} className="mt-auto w-full pt-1" />
      {origin && <OriginBadge origin={origin} />}
    </button>
  );
}
