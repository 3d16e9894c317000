import { Hono, type Context } from "hono";
import { internalMessage } from "../_shared/contract/wire/errors.ts";
import { ApiError, describeError, withRequestId } from "../_shared/platform/errors.ts";
import { functionPath } from "../_shared/platform/http/path.ts";
import { responseHeaders } from "./http/headers.ts";
import { checkOrigin } from "./http/origin.ts";
import { createOpenApi } from "./openapi.ts";
import { routes } from "./routes.ts";
import { createServices, type Deps } from "./services.ts";

interface App {
  Variables: { requestId: string };
}

/** The HTTP API. It has no state except the sessions that are being refreshed. */
export function createApp(deps: Deps): Hono<App> {
  const services = createServices(deps);
  const app = new Hono<App>({ getPath: functionPath });
  const headers = responseHeaders(services.config.siteUrl);

  app.use(async (context, next) => {
    const requestId = crypto.randomUUID();
    context.set("requestId", requestId);
    // Before the route, which may replace them: Hono would copy a finished response to add a header.
    context.header("x-request-id", requestId);
    for (const [name, value] of headers) context.header(name, value);
    await next();
  });
  app.use(async (context, next) => {
    checkOrigin(context.req.raw, services.config.siteUrl);
    await next();
  });

  for (const route of routes) {
    app.on(route.endpoint.method, route.endpoint.path, (context) =>
      route.handle(context, services, context.get("requestId")),
    );
  }
  app.get("/api/health", (context) => context.json({ message: "ok" }));
  const openApi = createOpenApi(services.config.siteUrl);
  app.get("/api/openapi.json", (context) => context.json(openApi));
  // A page of the build, because Supabase sends what a function writes as plain text.
  app.get("/api/docs", (context) => context.redirect(`${services.config.siteUrl.origin}/api-docs`));

  const methodsOf = new Map<string, string[]>([
    ["/api/health", ["GET"]],
    ["/api/openapi.json", ["GET"]],
    ["/api/docs", ["GET"]],
  ]);
  for (const { endpoint } of routes)
    methodsOf.set(endpoint.path, [...(methodsOf.get(endpoint.path) ?? []), endpoint.method]);
  // "/articles/generate" is no article of that ID.
  const literalFirst = [...methodsOf].toSorted(([a], [b]) => Number(a.includes(":")) - Number(b.includes(":")));
  for (const [known, methods] of literalFirst) {
    app.all(known, () => {
      throw new ApiError("method_not_allowed", `This address accepts ${methods.join(" and ")} only.`, {
        headers: { allow: methods.join(", ") },
      });
    });
  }
  app.notFound((context) => refuse(context, new ApiError("not_found", "There is nothing at this address.")));

  app.onError((error, context) => {
    const requestId = context.get("requestId");
    const request = { requestId, method: context.req.method, path: functionPath(context.req.raw) };
    if (error instanceof ApiError) {
      if (error.status >= 500)
        deps.log("warn", { event: "request_failed", ...request, code: error.code, error: describeError(error) });
      return refuse(context, withRequestId(error, requestId));
    }
    deps.log("error", { event: "request_crashed", ...request, error: describeError(error) });
    return refuse(context, withRequestId(new ApiError("internal", internalMessage), requestId));
  });
  return app;
}

function refuse(context: Context, error: ApiError): Response {
  for (const [name, value] of Object.entries(error.headers)) context.header(name, value);
  return context.json(error.body, error.status as 500);
}
