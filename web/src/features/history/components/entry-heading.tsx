import type { HistoryEntry as Entry } from "@contract/wire/history.ts";
import { Image, Shuffle } from "lucide-react";
import { historyTexts } from "../history-texts.ts";

/** What an entry was written from: its keyword, a photo, or nothing, so that the writer chose the subject. */
export function EntryHeading({ entry: { keyword, hasPhoto = false } }: { entry: Entry }) {
  const fallback = hasPhoto ? historyTexts.photo : historyTexts.random;
  return (
    <h3 className="flex min-w-0 items-center gap-1.5 text-base">
      {hasPhoto && <Image aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />}
      {!hasPhoto && !keyword && <Shuffle aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />}
      <span dir="auto" className="min-w-0 truncate" title={keyword || undefined}>
        {keyword || fallback}
      </span>
      {hasPhoto && keyword && <span className="sr-only">{historyTexts.withPhoto}</span>}
    </h3>
  );
}
