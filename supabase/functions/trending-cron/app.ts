import { Hono } from "hono";
import { internalMessage } from "../_shared/contract/errors.ts";
import { ApiError, describeError, unauthorized } from "../_shared/errors.ts";
import { runTrending, type TrendingDeps } from "../_shared/trending/run.ts";
import { sameSecret } from "../_shared/cron/secret.ts";

export interface Deps extends Omit<TrendingDeps, "signal"> {
  /** What callers prove themselves with; null refuses everybody. */
  secret: string | null;
}

/** The header that carries CRON_SECRET. Not Authorization: gateways read tokens there. */
export const secretHeader = "x-cron-secret";

const path = (request: Request) => new URL(request.url).pathname.replace(/^\/functions\/v1(?=\/)/, "");

/** `POST /trending-cron` makes today's trends and answers what it did. Run again, it replaces them. */
export function createApp(deps: Deps): Hono {
  const app = new Hono({ getPath: path });
  app.use(async (context, next) => {
    await next();
    context.header("cache-control", "no-store");
    context.header("x-content-type-options", "nosniff");
  });

  app.post("/trending-cron", async (context) => {
    if (deps.secret === null) throw new ApiError("not_configured", "Set CRON_SECRET for the functions and send it in the header x-cron-secret.");
    if (!await sameSecret(context.req.header(secretHeader) ?? "", deps.secret)) throw unauthorized();
    const { date, status, places } = await runTrending({ ...deps, signal: context.req.raw.signal });
    return context.json({ message: `Trends for ${date} are stored.`, date, status, places });
  });
  app.all("/trending-cron", () => {
    throw new ApiError("method_not_allowed", "This address answers POST only.", { headers: { allow: "POST" } });
  });
  app.notFound((context) => context.json(new ApiError("not_found", "There is nothing at this address.").body, 404));

  app.onError((error, context) => {
    const known = error instanceof ApiError ? error : new ApiError("internal", internalMessage);
    if (known.status >= 500) deps.log("error", { event: "trending_cron_failed", code: known.code, error: describeError(error) });
    for (const [name, value] of Object.entries(known.headers)) context.header(name, value);
    return context.json(known.body, known.status as 500);
  });
  return app;
}
