import type { HistoryEntry as Entry } from "@contract/wire/history.ts";
import { memo, useEffect, useRef, useState, type RefObject } from "react";
import { HistoryEntry } from "./history-entry.tsx";

/** How far outside the visible area a page still keeps its content. */
const keptMargin = "800px";

interface HistoryPageProps {
  entries: Entry[];
  now: Date;
  /** The scrolling area. */
  area: RefObject<HTMLElement | null>;
}

/**
 * One page of entries. Far from the visible area it keeps its height and drops its content, so that thousands of
 * entries scroll smoothly.
 */
export const HistoryPage = memo(function HistoryPage({ entries, now, area }: HistoryPageProps) {
  const list = useRef<HTMLUListElement>(null);
  const [emptyHeight, setEmptyHeight] = useState<number | null>(null);

  useEffect(() => {
    if (!list.current || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (changes) => {
        const change = changes.at(-1)!;
        if (change.isIntersecting) setEmptyHeight(null);
        // Without a height the whole tab is hidden: that says nothing about this page.
        else if (change.boundingClientRect.height > 0) setEmptyHeight(change.boundingClientRect.height);
      },
      { root: area.current, rootMargin: keptMargin },
    );
    observer.observe(list.current);
    return () => {
      observer.disconnect();
    };
  }, [area]);

  return (
    <ul ref={list} style={emptyHeight === null ? undefined : { height: emptyHeight }}>
      {emptyHeight === null && entries.map((entry) => <HistoryEntry key={entry.id} entry={entry} now={now} />)}
    </ul>
  );
});
