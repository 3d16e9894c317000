import { useSyncExternalStore } from "react";
import { useNow } from "@/lib/use-now.ts";
import { onLastFreeCaption, readLastFreeCaption, readLimitUntil } from "./last-free-caption.ts";
import { trialAllowance, type TrialAllowance } from "./trial-allowance.ts";

/**
 * The visitor's remaining free captions, updated with time and by other tabs. It also updates when the caller renders
 * again.
 */
export function useTrialAllowance(): TrialAllowance {
  const now = useNow(10_000);
  const last = useSyncExternalStore(onLastFreeCaption, readLastFreeCaption);
  return trialAllowance(last, now, useSyncExternalStore(onLastFreeCaption, readLimitUntil));
}
