import { useEffect, useState } from "react";

export interface ScrollEnds {
  atStart: boolean;
  atEnd: boolean;
  nearEnd: boolean;
}

/** The distance from the end, in CSS pixels, at which more is fetched. */
const nearPx = 700;

/**
 * Whether a horizontally scrolling row is at its start, at its end, or near its end. Updated when it scrolls, is
 * resized or gets more children.
 */
export function useScrollEnds(row: HTMLElement | null): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ atStart: true, atEnd: false, nearEnd: false });
  useEffect(() => {
    if (!row) return undefined;
    const measure = () => {
      const left = row.scrollWidth - row.clientWidth - row.scrollLeft;
      const now = { atStart: row.scrollLeft < 2, atEnd: left < 2, nearEnd: left < nearPx };
      setEnds((before) =>
        before.atStart === now.atStart && before.atEnd === now.atEnd && before.nearEnd === now.nearEnd ? before : now,
      );
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(row);
    const filled = new MutationObserver(measure);
    filled.observe(row, { childList: true });
    row.addEventListener("scroll", measure, { passive: true });
    return () => {
      resized.disconnect();
      filled.disconnect();
      row.removeEventListener("scroll", measure);
    };
  }, [row]);
  return ends;
}
