import { functionsPath } from "../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { differs, held, type Check, type Outcome } from "./check.ts";
import type { Target } from "./target.ts";

const jobs = ["trending-cron", "queue-worker", "billing-reconcile"];
const deploy = "Edge Functions in the dashboard, and npm run deploy";

/** Every function: it is there, and it opens only for whom it should. */
export function functionChecks({ url, site, cronSecret }: Target): Check[] {
  // The local stack serves its functions at the page's address.
  const base = site ?? url;
  const ask = (name: string, init: RequestInit = { method: "POST" }) =>
    fetch(`${base}${functionsPath}/${name}`, { ...init, signal: AbortSignal.timeout(60_000) });

  /** Whether a call has one of the statuses. */
  async function expectStatus(wanted: number, asked: Promise<Response>, look: string): Promise<Outcome> {
    const response = await asked;
    const text = await response.text();
    if (response.status === wanted) return held;
    const where = response.status === 404 ? deploy : look;
    return differs(String(wanted), `${response.status}: ${text.slice(0, 120)}`, where);
  }

  const check = (title: string, run: () => Promise<Outcome>): Check => ({ area: "Functions", title, run });
  return [
    check("api responds", () => expectStatus(200, ask("api/health", {}), "the log of the function api")),
    check("stripe-webhook refuses what Stripe has not signed", async () => {
      const response = await ask("stripe-webhook");
      const text = await response.text();
      // Without Stripe's keys, it says that payments are not configured.
      return [400, 401, 503].includes(response.status)
        ? held
        : differs("a refusal", `${response.status}: ${text.slice(0, 120)}`, deploy);
    }),
    ...jobs.map((name) =>
      check(`${name} refuses callers without CRON_SECRET`, () =>
        expectStatus(401, ask(name), `verify_jwt of ${name} in supabase/config.toml`),
      ),
    ),
    ...(cronSecret === null
      ? []
      : [
          check("queue-worker accepts CRON_SECRET", () =>
            expectStatus(
              200,
              ask("queue-worker", { method: "POST", headers: { "x-cron-secret": cronSecret } }),
              "CRON_SECRET under Edge Functions → Secrets",
            ),
          ),
        ]),
  ];
}
