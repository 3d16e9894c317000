import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { publicCaching } from "../../../_shared/platform/responses/caching.ts";
import { prepareResponse } from "../../../_shared/platform/responses/prepared-response.ts";
import { defineRoute } from "../../http/route.ts";
import { sendShared } from "../../http/shared.ts";
import { pageStatus } from "./page-status.ts";

/** Tells the page which parts are simulated, and the addresses of Supabase and of support; the same for everybody. */
export const getStatus = defineRoute(endpoints.getStatus, async (call, services) => {
  const prepared = await services.sharedResponses.status.get("", () => prepareResponse(pageStatus(services)));
  return sendShared(call, prepared, publicCaching);
});
