import { Hono } from "hono";
import type { Payments } from "../_shared/billing/payments.ts";
import { askingStripe, paymentsNotAvailable } from "../_shared/billing/provider-error.ts";
import { reconcile } from "../_shared/billing/reconcile.ts";
import { internalMessage } from "../_shared/contract/errors.ts";
import { sameSecret } from "../_shared/cron/secret.ts";
import { ApiError, describeError, unauthorized } from "../_shared/errors.ts";
import type { Log } from "../_shared/log.ts";

export interface Deps {
  payments: Payments | null;
  /** What callers prove themselves with; null refuses everybody. */
  secret: string | null;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

/** Below the 150 seconds that Supabase gives a function to answer. */
const runMs = 100_000;

const path = (request: Request) => new URL(request.url).pathname.replace(/^\/functions\/v1(?=\/)/, "");

/** `POST /billing-reconcile` compares plans with Stripe for a while and answers how many. Run it until nothing is left. */
export function createApp(deps: Deps): Hono {
  const app = new Hono({ getPath: path });
  app.post("/billing-reconcile", async (context) => {
    if (deps.secret === null) throw new ApiError("not_configured", "Set CRON_SECRET for the functions and send it in the header x-cron-secret.");
    if (!await sameSecret(context.req.header("x-cron-secret") ?? "", deps.secret)) throw unauthorized();
    const { payments } = deps;
    if (payments === null) throw paymentsNotAvailable();
    const result = await askingStripe(() => reconcile(payments, deps.now() + runMs, deps.now));
    if (result.compared + result.failed > 0) deps.log("info", { event: "billing_reconciled", compared: result.compared, failed: result.failed, left: result.left });
    return context.json({ message: `${result.compared} plans were compared with Stripe.`, ...result });
  });
  app.all("/billing-reconcile", () => {
    throw new ApiError("method_not_allowed", "This address answers POST only.", { headers: { allow: "POST" } });
  });
  app.notFound((context) => context.json(new ApiError("not_found", "There is nothing at this address.").body, 404));
  app.onError((error, context) => {
    const known = error instanceof ApiError ? error : new ApiError("internal", internalMessage);
    if (known.status >= 500) deps.log("error", { event: "billing_reconcile_failed", code: known.code, error: describeError(error) });
    for (const [name, value] of Object.entries(known.headers)) context.header(name, value);
    return context.json(known.body, known.status as 500);
  });
  return app;
}
