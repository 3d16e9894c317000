import type { HistoryEntry as Entry } from "@contract/wire/history.ts";
import { platforms } from "@contract/rules/platforms.ts";
import { CopyButton } from "@/components/copy-button.tsx";
import { FavoriteButton } from "@/components/favorite-button.tsx";
import { PlatformIcon } from "@/components/platform-icon.tsx";
import { RichCaption } from "@/components/rich-caption.tsx";
import { relativeDate } from "@/lib/relative-date.ts";
import { EntryActions } from "./entry-actions.tsx";
import { EntryHeading } from "./entry-heading.tsx";

/** The full date for the tooltip; none for an invalid date. */
function fullDate(createdAt: string): string | undefined {
  const at = new Date(createdAt);
  return Number.isNaN(at.getTime()) ? undefined : at.toLocaleString();
}

/** One history entry: what it was written from, when, and its captions. */
export function HistoryEntry({ entry, now }: { entry: Entry; now: Date }) {
  return (
    <li className="border-b border-border py-4">
      <article className="grid grid-cols-1 gap-2">
        <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5">
            <EntryHeading entry={entry} />
            <p className="flex items-center gap-1.5 text-sm text-muted-foreground">
              <PlatformIcon platform={entry.platform} className="size-4" />
              {platforms[entry.platform].label}
              <span aria-hidden="true">·</span>
              <time dateTime={fullDate(entry.createdAt) && entry.createdAt} title={fullDate(entry.createdAt)}>
                {relativeDate(entry.createdAt, now)}
              </time>
            </p>
          </div>
          <EntryActions entry={entry} />
        </header>
        <ul className="grid grid-cols-1 gap-1.5">
          {entry.captions.map((caption, index) => (
            // A stored list never changes its order.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="flex items-start gap-x-1 rounded-md bg-sunken py-1.5 pl-3 pr-1.5">
              <p
                dir="auto"
                className="min-w-0 flex-1 whitespace-pre-wrap py-2 text-wrap text-[0.9375rem] leading-snug [overflow-wrap:anywhere]"
              >
                <RichCaption text={caption} />
              </p>
              <FavoriteButton entryId={entry.id} place={index} favorites={entry.favorites ?? []} />
              <CopyButton text={caption} />
            </li>
          ))}
        </ul>
      </article>
    </li>
  );
}
