import type { Hono } from "hono";
import type { Payments } from "../_shared/domain/billing/payments.ts";
import { withStripeErrors, paymentsNotAvailable } from "../_shared/domain/billing/provider-error.ts";
import { reconcile } from "../_shared/domain/billing/reconcile.ts";
import { requireCronSecret } from "../_shared/platform/cron/caller.ts";
import { createSingleCall } from "../_shared/platform/http/single-call.ts";
import type { Log } from "../_shared/platform/log.ts";

export interface Deps {
  payments: Payments | null;
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
export function createApp({ payments, secret, log, now }: Deps): Hono {
  return createSingleCall({
    name: "billing-reconcile",
    log,
    failed: "billing_reconcile_failed",
    async run(request) {
      await requireCronSecret(request, secret);
      if (payments === null) throw paymentsNotAvailable();
      const { compared, failed, left } = await withStripeErrors(() => reconcile(payments, now() + runMs, now));
      if (compared + failed > 0) log("info", { event: "billing_reconciled", compared, failed, left });
      return { message: `${compared} plans were compared with Stripe.`, compared, failed, left };
    },
  });
}
