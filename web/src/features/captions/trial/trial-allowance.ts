import { trialCaptionsPerDay } from "@contract/rules/quota.ts";

const minuteMs = 60_000;

/** Midnight at the start of the local day after `date`; also correct on days with a clock change. */
function nextLocalMidnight(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1);
}

/** The end of the server's day, at which its limit per network address starts again. */
export function nextUtcMidnight(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + 1));
}

function sameLocalDay(a: Date, b: Date): boolean {
  return a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth() && a.getDate() === b.getDate();
}

/** How many free captions a visitor has left, and the milliseconds until there is a new one. */
export interface TrialAllowance {
  remaining: number;
  resetsInMs: number;
}

/**
 * A visitor gets one free caption per local calendar day.
 * @param limitUntil the stored ISO timestamp until which the server gives none to this network address
 * @param lastFreeCaption the stored ISO timestamp; null, an unreadable value or another day means that none was used
 */
export function trialAllowance(
  lastFreeCaption: string | null,
  now: Date,
  limitUntil: string | null = null,
): TrialAllowance {
  const last = lastFreeCaption === null ? null : new Date(lastFreeCaption);
  if (!last || Number.isNaN(last.getTime()) || !sameLocalDay(last, now)) {
    const limitedMs = Date.parse(limitUntil ?? "") - now.getTime();
    return limitedMs > 0 ? { remaining: 0, resetsInMs: limitedMs } : { remaining: trialCaptionsPerDay, resetsInMs: 0 };
  }
  return { remaining: 0, resetsInMs: nextLocalMidnight(last).getTime() - now.getTime() };
}

/** A waiting time as "Nh Nm", rounded up to the minute so that it never shows 0h 0m too early. */
export function formatWait(ms: number): string {
  const minutes = Math.max(0, Math.ceil(ms / minuteMs));
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}
