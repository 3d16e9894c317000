import {
  formatCountdown,
  nextTrendingUpdate,
  trendingCountdown,
  trendingRefetchDelay,
} from "@contract/rules/trending-countdown.ts";
import { useEffect, useRef } from "react";
import { useNow } from "@/lib/use-now.ts";
import { trendingTexts } from "../trending-texts.ts";

interface UpdateCountdownProps {
  date: string;
  /** When the server was last asked, in milliseconds since the epoch. */
  askedAt: number;
  /** The last attempt to get newer trends failed. */
  failed: boolean;
  /** Called at zero, then about once a minute until newer trends are there. */
  onDue: () => void;
}

/** "Next update in": ticks every second, stops at zero and has the trends asked for anew. */
export function UpdateCountdown({ date, askedAt, failed, onDue }: UpdateCountdownProps) {
  const now = useNow(1000).getTime();
  const handleDue = useRef(onDue);
  useEffect(() => {
    handleDue.current = onDue;
  });
  // By the clock instead of one long timer: a sleeping machine's timers are late by as long as it slept.
  useEffect(() => {
    if (now - askedAt >= trendingRefetchDelay(date, askedAt)) handleDue.current();
  }, [now, askedAt, date]);

  const over = now >= nextTrendingUpdate(date);
  return (
    <div className="rounded-md bg-info-soft px-4 py-2.5 md:text-right">
      {over ? (
        <p className="max-w-72 text-[0.9375rem]">{failed ? trendingTexts.refreshFailed : trendingTexts.updateDue}</p>
      ) : (
        <p className="flex items-baseline justify-between gap-3 md:block">
          <span className="text-sm text-muted-foreground">{trendingTexts.nextUpdate}</span>
          <span role="timer" className="block font-display text-xl font-semibold tabular-nums text-info-text">
            {formatCountdown(trendingCountdown(date, now))}
          </span>
        </p>
      )}
    </div>
  );
}
