import type { SubscriptionDetails } from "@contract/wire/billing.ts";
import { Progress } from "@/components/ui/progress.tsx";
import { onServerClock } from "@/lib/server-clock.ts";
import { useAtMoment } from "@/lib/use-at-moment.ts";
import { useNow } from "@/lib/use-now.ts";
import { billingTexts } from "../billing-texts.ts";
import { endOf, periodCountdown } from "../period-countdown.ts";

const everyMs = 1000;
const units = ["days", "hours", "minutes", "seconds"] as const;

/**
 * The countdown of a cancelled subscription, by the server's clock. It renders nothing after the end, and calls `onEnd`
 * until it is no longer shown.
 */
export function PeriodRemaining({ details, onEnd }: { details: SubscriptionDetails; onEnd: () => void }) {
  const countdown = periodCountdown(details, onServerClock(useNow(everyMs).getTime()));
  useAtMoment(endOf(details) * 1000, onEnd);
  if (countdown === null) return null;
  return (
    <div className="grid gap-3">
      {/* Screen readers do not announce every tick of a timer. */}
      <div role="timer" aria-label={billingTexts.remaining} className="grid grid-cols-4 gap-2 text-center">
        {units.map((unit) => (
          <p key={unit} className="grid rounded-md bg-sunken px-1 py-2.5">
            <span className="font-display text-2xl font-bold tabular-nums tracking-tight">{countdown[unit]}</span>{" "}
            <span className="text-xs text-muted-foreground">{unit}</span>
          </p>
        ))}
      </div>
      <div className="grid gap-1.5">
        <Progress
          value={countdown.percent}
          max={100}
          label={billingTexts.remaining}
          valueText={billingTexts.percentLeft(countdown.percent)}
        />
        <p className="text-sm tabular-nums text-muted-foreground">{billingTexts.percentLeft(countdown.percent)}</p>
      </div>
    </div>
  );
}
