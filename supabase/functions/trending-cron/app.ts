import type { Hono } from "hono";
import { requireCronSecret } from "../_shared/platform/cron/caller.ts";
import { createSingleCall } from "../_shared/platform/http/single-call.ts";
import { runTrending, type TrendingDeps } from "../_shared/domain/trending/run.ts";

export interface Deps extends Omit<TrendingDeps, "signal"> {
  /** The secret that callers must send; null rejects everybody. */
  secret: string | null;
}

/** `POST /trending-cron` creates today's trends and returns what it did. Running it again replaces them. */
export function createApp(deps: Deps): Hono {
  return createSingleCall({
    name: "trending-cron",
    log: deps.log,
    failed: "trending_cron_failed",
    async run(request) {
      await requireCronSecret(request, deps.secret);
      const { date, status, places } = await runTrending({ ...deps, signal: request.signal });
      return { message: `Trends for ${date} are stored.`, date, status, places };
    },
  });
}
