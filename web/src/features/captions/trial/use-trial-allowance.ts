import { useSyncExternalStore } from "react";
import { useNow } from "@/lib/use-now.ts";
import { onLastFreeCaption, readLastFreeCaption } from "./last-free-caption.ts";
import { trialAllowance, type TrialAllowance } from "./trial-allowance.ts";

/** The visitor's allowance, followed through time and other tabs. It also moves when the caller renders anew. */
export function useTrialAllowance(): TrialAllowance {
  const now = useNow(10_000);
  return trialAllowance(useSyncExternalStore(onLastFreeCaption, readLastFreeCaption), now);
}
