import { Hono } from "hono";
import { internalMessage } from "../../contract/wire/errors.ts";
import { ApiError, describeError } from "../errors.ts";
import type { Log } from "../log.ts";
import { functionPath } from "./path.ts";

interface SingleCall {
  /** The function's name, which is its path. */
  name: string;
  /** Returns the body of a response with status 200; errors that it throws use the API's error format. */
  run: (request: Request) => Promise<Record<string, unknown>>;
  log: Log;
  /** The event name under which a failure is logged. */
  failed: string;
  /** Whether rejected requests are logged too, as warnings. */
  logsRefusals?: boolean;
}

/** An app that only responds to `POST /<name>`: for the functions other than the API, which other services call. */
export function createSingleCall({ name, run, log, failed, logsRefusals = false }: SingleCall): Hono {
  const app = new Hono({ getPath: functionPath });
  app.use(async (context, next) => {
    await next();
    context.header("cache-control", "no-store");
    context.header("x-content-type-options", "nosniff");
  });
  app.post(`/${name}`, async (context) => context.json(await run(context.req.raw)));
  app.all(`/${name}`, () => {
    throw new ApiError("method_not_allowed", "This address accepts POST only.", { headers: { allow: "POST" } });
  });
  app.notFound((context) => context.json(new ApiError("not_found", "There is nothing at this address.").body, 404));
  app.onError((error, context) => {
    const known = error instanceof ApiError ? error : new ApiError("internal", internalMessage);
    if (known.status >= 500 || logsRefusals)
      log(known.status >= 500 ? "error" : "warn", { event: failed, code: known.code, error: describeError(error) });
    for (const [header, value] of Object.entries(known.headers)) context.header(header, value);
    return context.json(known.body, known.status as 500);
  });
  return app;
}
