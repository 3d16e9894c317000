import type { Hono } from "hono";
import type { Payments } from "../_shared/domain/billing/payments.ts";
import { withStripeErrors, paymentsNotAvailable } from "../_shared/domain/billing/provider-error.ts";
import { reconcile } from "../_shared/domain/billing/reconcile.ts";
import { requireCronSecret } from "../_shared/platform/cron/caller.ts";
import { recordRun } from "../_shared/platform/cron/record-run.ts";
import type { Database } from "../_shared/platform/supabase/database.ts";
import { createSingleCall } from "../_shared/platform/http/single-call.ts";
import type { Log } from "../_shared/platform/log.ts";

export interface Deps {
  payments: Payments | null;
  database: Database;
  /** The secret that callers must send; null rejects everybody. */
  secret: string | null;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

/** Below the 150 seconds that Supabase gives a function to respond. */
const runMs = 100_000;

/**
 * `POST /billing-reconcile` compares plans with Stripe for a while and returns the number. Run it until nothing is
 * left.
 */
export function createApp({ payments, database, secret, log, now }: Deps): Hono {
  return createSingleCall({
    name: "billing-reconcile",
    log,
    failed: "billing_reconcile_failed",
    async run(request) {
      await requireCronSecret(request, secret);
      if (payments === null) throw paymentsNotAvailable();
      const started = now();
      const { compared, failed, left } = await withStripeErrors(() => reconcile(payments, started + runMs, now));
      await recordRun(
        { database, log },
        {
          job: "billing-reconcile",
          status: statusOf(compared, failed),
          detail: { compared, failed, left },
          milliseconds: now() - started,
        },
      );
      if (compared + failed > 0) log("info", { event: "billing_reconciled", compared, failed, left });
      return { message: `${compared} plans were compared with Stripe.`, compared, failed, left };
    },
  });
}

/** An account that Stripe does not know fails every time, so a run has failed only if nothing worked. */
function statusOf(compared: number, failed: number): "succeeded" | "degraded" | "failed" {
  if (failed === 0) return "succeeded";
  return compared > 0 ? "degraded" : "failed";
}
