import { platformIds, platforms, type PlatformId } from "@contract/rules/platforms.ts";
import { historyQueryLengthMax } from "@contract/rules/text-lengths.ts";
import { Search, Star } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { cn } from "@/lib/cn.ts";
import type { HistoryFilter } from "../history-filter.ts";
import { historyTexts } from "../history-texts.ts";

/** Somebody who types a word waits this long for the list, in milliseconds. */
const typingMs = 250;

interface HistorySearchProps {
  filter: HistoryFilter;
  onChange: (change: Partial<HistoryFilter>) => void;
}

/** Searches the history as the person types, and restricts it to a platform or to favorites. */
export function HistorySearch({ filter, onChange }: HistorySearchProps) {
  const id = useId();
  const [typed, setTyped] = useState(filter.query);
  const [shown, setShown] = useState(filter.query);
  // "Show everything" empties the filter from outside.
  if (shown !== filter.query) {
    setShown(filter.query);
    setTyped(filter.query);
  }
  useEffect(() => {
    if (typed === filter.query) return undefined;
    const timer = setTimeout(() => {
      onChange({ query: typed });
    }, typingMs);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, filter.query, onChange]);

  return (
    <div
      // jsdom does not know the element, and React warns about it in tests.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 max-[22.5rem]:grid-cols-1 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
    >
      <div className="relative max-sm:col-span-full">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute left-3 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          type="search"
          dir="auto"
          aria-label={historyTexts.search}
          placeholder={historyTexts.searchHint}
          maxLength={historyQueryLengthMax}
          value={typed}
          className="pl-9"
          onChange={(event) => {
            setTyped(event.currentTarget.value);
          }}
        />
      </div>
      <div>
        <label htmlFor={id} className="sr-only">
          {historyTexts.platform}
        </label>
        <Select
          id={id}
          value={filter.platform}
          onChange={(event) => {
            onChange({ platform: event.currentTarget.value as PlatformId | "" });
          }}
        >
          <option value="">{historyTexts.allPlatforms}</option>
          {platformIds.map((platform) => (
            <option key={platform} value={platform}>
              {platforms[platform].label}
            </option>
          ))}
        </Select>
      </div>
      <Button
        variant={filter.favorites ? "secondary" : "outline"}
        aria-pressed={filter.favorites}
        onClick={() => {
          onChange({ favorites: !filter.favorites });
        }}
      >
        <Star aria-hidden="true" className={cn("size-4", filter.favorites && "fill-current")} />
        {historyTexts.favorites}
      </Button>
    </div>
  );
}
