import { describeError } from "../../platform/errors.ts";
import type { Payments } from "./payments.ts";
import { syncAccount } from "./sync.ts";

/**
 * Every account is compared once a day; the limit is slightly below a day because runs do not start at exact intervals.
 */
const olderSeconds = 20 * 3600;
const accountsPerRun = 2000;
const atOnce = 6;

export interface ReconcileResult {
  compared: number;
  failed: number;
  left: boolean;
}

/**
 * Compares the accounts that were compared longest ago with Stripe and corrects what lost events left wrong. An account
 * that fails is logged and tried again in the next run. Accounts that fail every time are always the oldest, so half of
 * the workers begin at the other end.
 * @param until milliseconds on `now`'s clock; the rest is left for the next run
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

  await Promise.all(
    Array.from({ length: atOnce }, (_, index) => worker(() => (index % 2 === 0 ? waiting.shift() : waiting.pop()))),
  );
  return result;
}
