import { platforms } from "@contract/rules/platforms.ts";
import { CommentIcon, HeartIcon } from "@/components/icons.tsx";
import { Badge } from "@/components/ui/badge.tsx";

const keyword = "sourdough";
const text =
  "Day three with the sourdough starter: it has a name, a feeding schedule and stronger opinions than I do. First loaf tomorrow. Eat it, or frame it? 🍞";
const hashtags = ["#sourdough", "#homebaking", "#breadmaking"];

const thousandsPlace = /\B(?=(?:\d{3})+$)/g;

/** "2,200". Without `Intl.NumberFormat`, which takes 0.1 s to load on a slow phone. */
const grouped = (count: number) => String(count).replace(thousandsPlace, ",");

/** An example caption as Instagram shows it, with the product's own limits. */
export function ExamplePost() {
  const { lengthMax, fold, hashtagsMax } = platforms.instagram;
  const cut = text.lastIndexOf(" ", fold ?? text.length);
  const length = `${text} ${hashtags.join(" ")}`.length;
  return (
    <figure className="rounded-lg border border-border bg-card shadow-md">
      <div className="flex items-center gap-3 px-4 pt-4">
        <span
          aria-hidden="true"
          className="grid size-9 place-items-center rounded-full bg-info text-sm font-bold text-info-foreground"
        >
          yo
        </span>
        <p className="text-sm leading-tight">
          <span className="block font-semibold">your.account</span>
          <span className="text-muted-foreground">Instagram</span>
        </p>
        <Badge variant="info" className="ml-auto">
          {keyword}
        </Badge>
      </div>
      <div className="px-4 py-3 text-[0.9375rem]">
        <p>
          <span className="font-semibold">your.account</span> {text.slice(0, cut)}
        </p>
        <p className="my-2 flex items-center gap-2 text-xs font-medium text-muted-foreground">
          <span className="h-px flex-1 border-t border-dashed border-input" />
          the feed folds here
          <span className="h-px flex-1 border-t border-dashed border-input" />
        </p>
        <p>{text.slice(cut + 1)}</p>
        <p className="mt-2 text-info-text">{hashtags.join(" ")}</p>
      </div>
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-border px-4 py-3 text-sm text-muted-foreground">
        <span aria-hidden="true" className="mr-auto hidden gap-3 sm:flex">
          <HeartIcon className="size-4" />
          <CommentIcon className="size-4" />
        </span>
        <span className="mr-auto tabular-nums sm:mr-0">
          {length} of {grouped(lengthMax)} characters
        </span>
        <span className="tabular-nums">
          {hashtags.length} of {hashtagsMax} hashtags
        </span>
      </figcaption>
    </figure>
  );
}
