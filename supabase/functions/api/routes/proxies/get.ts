import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { requireCronSecret } from "../../../_shared/platform/cron/caller.ts";
import { forwardedFor } from "../../../_shared/platform/limits/address.ts";
import { defineRoute } from "../../http/route.ts";

/** Shows an operator which addresses the proxies in front of this function appended to the request. */
export const getProxies = defineRoute(endpoints.getProxies, async ({ request }, services) => {
  await requireCronSecret(request, services.config.cronSecret);
  return { forwardedFor: forwardedFor(request.headers), trusted: services.comesFromHost(request.headers) };
});
