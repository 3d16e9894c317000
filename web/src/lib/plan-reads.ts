import { readAgain } from "./outdated-reads.ts";
import { queryKeys } from "./query-keys.ts";
import { refreshUser } from "./session.ts";

/** Cards that show the plan fetch it again; cards that are not on screen do so when they are shown next. */
export function forgetPlan(): void {
  readAgain(queryKeys.subscriptionDetails);
  readAgain(queryKeys.promoStatus);
}

/** The account first, because it says whether there are subscription details to fetch. Never rejects. */
export async function readPlanAgain(): Promise<void> {
  await refreshUser();
  forgetPlan();
}
