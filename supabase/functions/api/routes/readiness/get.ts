import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { secretHeader } from "../../../_shared/platform/cron/environment.ts";
import { sameSecret } from "../../../_shared/platform/cron/secret.ts";
import { unauthorized } from "../../../_shared/platform/errors.ts";
import { defineRoute } from "../../http/route.ts";
import { readinessText, reportReadiness } from "../../readiness/report.ts";

/**
 * Whether this server can serve, for a load balancer and for a person. Everybody sees the states and ages; the reasons
 * are for callers with CRON_SECRET. A browser, which prefers HTML, gets a table of text.
 */
export const getReadiness = defineRoute(endpoints.getReadiness, async ({ request, status }, services) => {
  const given = request.headers.get(secretHeader);
  const { cronSecret } = services.config;
  if (given !== null && (cronSecret === null || !(await sameSecret(given, cronSecret)))) throw unauthorized();
  const report = reportReadiness(await services.probe(), services.now(), given !== null);
  status(report.ready ? 200 : 503);
  if (!request.headers.get("accept")?.includes("text/html")) return report;
  return new Response(readinessText(report), { headers: { "content-type": "text/plain; charset=utf-8" } });
});
