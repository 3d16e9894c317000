import { queryClient } from "./query-client.ts";
import { queryKeys } from "./query-keys.ts";
import { refreshUser } from "./session.ts";

/** Cards that show the plan read it again, those that are not on screen when they are next. */
export function forgetPlan(): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.subscriptionDetails });
  void queryClient.invalidateQueries({ queryKey: queryKeys.promoStatus });
}

/** The account first: it says whether there is a subscription whose details can be read. Never rejects. */
export async function readPlanAgain(): Promise<void> {
  await refreshUser();
  forgetPlan();
}
