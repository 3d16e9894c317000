import { useSyncExternalStore } from "react";
import { useNow } from "@/lib/use-now.ts";
import { onLastFreeCaption, readLastFreeCaption, readLimitUntil } from "./last-free-caption.ts";
import { trialAllowance, type TrialAllowance } from "./trial-allowance.ts";

/** What prerendered markup shows: a visitor whose device has stored nothing. */
const nothingStored = () => null;

/**
 * The visitor's remaining free captions, updated with time and by other tabs. It also updates when the caller renders
 * again.
 */
export function useTrialAllowance(): TrialAllowance {
  const now = useNow(10_000);
  const last = useSyncExternalStore(onLastFreeCaption, readLastFreeCaption, nothingStored);
  return trialAllowance(last, now, useSyncExternalStore(onLastFreeCaption, readLimitUntil, nothingStored));
}
