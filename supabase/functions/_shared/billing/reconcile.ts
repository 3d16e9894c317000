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
 * that fails is logged and comes again with the next run.
 * @param until milliseconds on `now`'s clock; what is left then is for the next run
 */
export async function reconcile(payments: Payments, until: number, now: () => number): Promise<ReconcileResult> {
  const waiting = await payments.store.accountsToReconcile(olderSeconds, accountsPerRun);
  const result: ReconcileResult = { compared: 0, failed: 0, left: waiting.length === accountsPerRun };

  async function worker(): Promise<void> {
    for (let userId = waiting.shift(); userId !== undefined; userId = waiting.shift()) {
      if (now() >= until) {
        result.left = true;
        return;
      }
      try {
        await syncAccount(payments, userId);
        result.compared++;
      } catch (error) {
        result.failed++;
        payments.log("warn", { event: "reconcile_failed", userId, error: describeError(error) });
      }
    }
  }

  await Promise.all(Array.from({ length: atOnce }, worker));
  return result;
}
