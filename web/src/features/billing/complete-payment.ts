import type { User } from "@contract/wire/accounts.ts";
import { ApiError } from "@/lib/api-client.ts";
import { forgetPlan, readPlanAgain } from "@/lib/plan-reads.ts";
import { getUser, setUser } from "@/lib/session.ts";
import { syncSubscription } from "./api/sync-subscription.ts";
import { billingTexts } from "./billing-texts.ts";

/** Milliseconds before each attempt. Stripe may confirm a payment a moment before its subscription is active. */
const looksAfterMs = [0, 700, 1500, 3000] as const;

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** `later`: live updates will report premium access. `signed-out`: the next session has it. */
export type CompletionOutcome = "premium" | "later" | "signed-out";

/** The message after a successful payment. */
export const paymentResultTexts = {
  premium: billingTexts.paid,
  later: billingTexts.activating,
  "signed-out": billingTexts.paidSignedOut,
} as const satisfies Record<CompletionOutcome, object>;

/** Updates the plan on the page after a payment, without waiting for Stripe's event to reach the server. */
export async function completePayment(): Promise<CompletionOutcome> {
  for (const ms of looksAfterMs) {
    if (ms > 0) await wait(ms);
    const user = await look();
    if (user === "signed-out") break;
    if (user === null || user.stripeSubscriptionId === null) continue;
    setUser(user);
    forgetPlan();
    return "premium";
  }
  await readPlanAgain();
  return getUser() === null ? "signed-out" : "later";
}

/** Null if the server cannot tell now. */
async function look(): Promise<User | "signed-out" | null> {
  try {
    return await syncSubscription();
  } catch (error) {
    if (error instanceof ApiError) return error.status === 401 ? "signed-out" : null;
    throw error;
  }
}
