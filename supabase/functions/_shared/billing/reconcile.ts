import { describeError } from "../errors.ts";
import type { Payments } from "./payments.ts";
import { syncAccount } from "./sync.ts";

/** Every account is compared once a day; a run may come a little earlier than the last one did. */
const olderSeconds = 20 * 3600;
const accountsPerRun = 2000;
const atOnce = 6;

export interface ReconcileResult { compared: number; failed: number; left: boolean }

/**
 * Compares the accounts that were compared the longest ago with Stripe and repairs what a lost delivery left. An account
 * that fails is logged and comes again with the next run. Accounts that fail every time are always the oldest: half of the
 * workers begin at the other end, so that these hold up nobody.
 * @param until milliseconds on `now`'s clock; what is left then is for the next run
 */
export async function reconcile(payments: Payments, until: number, now: () => number): Promise<ReconcileResult> {
  const waiting = await payments.store.accountsToReconcile(olderSeconds, accountsPerRun);
  const result: ReconcileResult = { compared: 0, failed: 0, left: waiting.length === accountsPerRun };

  const brief = { ...payments, stripe: payments.briefStripe };

  async function worker(take: () => string | undefined): Promise<void> {
    for (let userId = take(); userId !== undefined; userId = take()) {
      if (now() >= until) {
        result.left = true;
        return;
      }
      try {
        await syncAccount(brief, userId);
        result.compared++;
      } catch (error) {
        result.failed++;
        payments.log("warn", { event: "reconcile_failed", userId, error: describeError(error) });
      }
    }
  }

  await Promise.all(Array.from({ length: atOnce }, (_, index) => worker(() => (index % 2 === 0 ? waiting.shift() : waiting.pop()))));
  return result;
}
