import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { ApiError, describeError } from "../../../_shared/platform/errors.ts";
import { readBody } from "../../../_shared/platform/http/body.ts";
import { rateLimited } from "../../../_shared/platform/limits/take.ts";
import { readCspReports } from "../../../_shared/domain/security/csp-reports.ts";
import { defineRoute } from "../../http/route.ts";

const mediaTypes = /^application\/(?:csp-report|reports\+json)\s*(?:;|$)/i;
const bytesMax = 16 * 1024;

/**
 * Counts what browsers blocked because of the Content-Security-Policy. If the database is unavailable, the browser
 * still gets a success response.
 */
export const reportCspViolation = defineRoute(endpoints.reportCspViolation, async (call, services) => {
  const reports = readCspReports(await readReport(call.request));
  let wait = 0;
  try {
    wait = await services.database.asServer(
      "count_csp_reports",
      {
        p_sender_hash: await services.subjectHash("csp", services.addressOf(call.request.headers)),
        p_reports: reports,
      },
      z.number(),
    );
  } catch (error) {
    services.log("warn", { event: "csp_report_not_counted", requestId: call.requestId, error: describeError(error) });
  }
  if (wait > 0) throw rateLimited(wait);
  return { message: "Thank you for the report." };
});

async function readReport(request: Request): Promise<unknown> {
  if (!mediaTypes.test(request.headers.get("content-type") ?? "")) {
    throw new ApiError(
      "unsupported_media_type",
      "Please send the report as application/csp-report or application/reports+json.",
    );
  }
  const bytes = await readBody(request, bytesMax, "The report is too large.");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new ApiError("bad_request", "The report is not valid JSON.", { cause });
  }
}
