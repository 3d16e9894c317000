import type { User } from "@contract/wire/accounts.ts";
import { Progress } from "@/components/ui/progress.tsx";
import { formatResetTime } from "@/lib/reset-time.ts";
import { useNow } from "@/lib/use-now.ts";

/** How many of the day's captions are used. */
export function TodaysUsage({ used, limit, resetsAt }: User["usage"]) {
  const reset = formatResetTime(resetsAt, useNow(60_000));
  if (limit === null)
    return (
      <p className="text-[0.9375rem]">
        <strong className="font-semibold">{used}</strong> {used === 1 ? "caption" : "captions"} today. Your plan has no
        daily limit.
      </p>
    );
  // If premium access ended today, more may have been used than the free plan allows.
  const words = `${Math.min(used, limit)} of ${limit} used`;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3 text-[0.9375rem]">
        <span className="font-semibold">Today</span>
        <span className="tabular-nums">{words}</span>
      </div>
      <Progress
        value={Math.min(used, limit)}
        max={limit}
        label="Captions used today"
        valueText={words}
        tone={used >= limit ? "danger" : "info"}
      />
      {reset && <p className="text-sm text-muted-foreground">Resets {reset}</p>}
    </div>
  );
}
