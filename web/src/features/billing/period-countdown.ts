import type { SubscriptionDetails } from "@contract/wire/billing.ts";

export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  /** Of the billing period, in whole percent; 0 only if less than half a percent is left. */
  percent: number;
}

type Period = Pick<SubscriptionDetails, "current_period_start" | "current_period_end" | "ends_at">;

/** When a cancelled subscription ends, in Unix seconds. */
export function endOf({ ends_at: endsAt, current_period_end: periodEnd }: Period): number {
  return endsAt ?? periodEnd;
}

/**
 * The remaining time of a cancelled subscription.
 * @param nowMs milliseconds since the epoch
 * @returns null after the end
 */
export function periodCountdown(period: Period, nowMs: number): Countdown | null {
  const end = endOf(period);
  const left = Math.ceil(end - nowMs / 1000);
  if (left <= 0) return null;
  const length = Math.max(1, end - period.current_period_start);
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    percent: Math.min(100, Math.round((left / length) * 100)),
  };
}
