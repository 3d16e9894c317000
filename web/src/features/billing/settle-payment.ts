import type { User } from "@contract/accounts.ts";
import { ApiError } from "@/lib/api-client.ts";
import { forgetPlan, readPlanAgain } from "@/lib/plan-reads.ts";
import { setUser } from "@/lib/session.ts";
import { syncSubscription } from "./api/sync-subscription.ts";

/** Milliseconds before each look. Stripe may confirm a payment a moment before its subscription is active. */
const looksAfterMs = [0, 700, 1500, 3000] as const;

const wait = (ms: number) => new Promise<void>((resolve) => { setTimeout(resolve, ms); });

/**
 * Brings the plan on screen up to date after a payment, without waiting for Stripe's delivery to the server.
 * @returns whether premium access is there. When not, live updates bring it later
 */
export async function settlePayment(): Promise<boolean> {
  for (const ms of looksAfterMs) {
    if (ms > 0) await wait(ms);
    const user = await look();
    if (user === null) break;
    if (user.stripeSubscriptionId === null) continue;
    setUser(user);
    forgetPlan();
    return true;
  }
  await readPlanAgain();
  return false;
}

/** Null when the server cannot tell now. */
async function look(): Promise<User | null> {
  try {
    return await syncSubscription();
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
