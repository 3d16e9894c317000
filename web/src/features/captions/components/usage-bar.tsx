import type { User } from "@contract/wire/accounts.ts";
import { Infinity as Unlimited } from "lucide-react";
import { Progress } from "@/components/ui/progress.tsx";
import { formatResetTime } from "@/lib/reset-time.ts";
import { refreshUser } from "@/lib/session.ts";
import { useAtMoment } from "@/lib/use-at-moment.ts";
import { useNow } from "@/lib/use-now.ts";

/** The usage of the daily quota and the time of its reset; at that time it asks the server. */
export function UsageBar({ usage }: Pick<User, "usage">) {
  const { used, limit, resetsAt } = usage;
  const now = useNow(60_000);
  useAtMoment(Date.parse(resetsAt), () => {
    void refreshUser();
  });

  if (limit === null) {
    return (
      <p className="flex items-center gap-2 text-sm font-medium text-muted-foreground">
        <Unlimited aria-hidden="true" className="size-4 text-info-text" />
        Unlimited captions with Premium
      </p>
    );
  }
  // A day that began with premium access may have more captions than the free plan allows.
  const counted = Math.min(used, limit);
  const words = `${counted} of ${limit} captions used today`;
  const reset = formatResetTime(resetsAt, now);
  return (
    <div data-personal className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-semibold">{words}</span>
        {reset && <span className="text-muted-foreground">Resets {reset}</span>}
      </div>
      <Progress
        value={counted}
        max={limit}
        label="Daily usage"
        valueText={words}
        tone={counted === limit ? "danger" : "info"}
      />
    </div>
  );
}
