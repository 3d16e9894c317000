import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { trendingMessages } from "../../../_shared/contract/wire/trending.ts";
import { signedInCaching } from "../../../_shared/platform/responses/caching.ts";
import { prepareResponse } from "../../../_shared/platform/responses/prepared-response.ts";
import { ApiError, unauthorized } from "../../../_shared/platform/errors.ts";
import { defineRoute } from "../../http/route.ts";
import { asksForFresh, sendShared } from "../../http/shared.ts";
import { storedTrends } from "./stored.ts";

/**
 * The newest trends: the same for everybody who is signed in, and served from memory. The database decides who is
 * signed in, at most 30 seconds before.
 */
export const getTrending = defineRoute(endpoints.getTrending, async (call, services) => {
  const { database, admissions, sharedResponses } = services;
  const isLive = (token: string) =>
    database.asPerson(token, "session_is_live", {}, z.nullable(z.boolean())).then((live) => live === true);
  if (!(await admissions.isAdmitted(call.session, isLive))) throw unauthorized();
  const prepared = await sharedResponses.trending.get(
    "",
    async () => {
      const data = await database.asServer("get_trending", {}, storedTrends);
      if (data === null) throw new ApiError("not_found", trendingMessages.empty);
      return prepareResponse(data);
    },
    asksForFresh(call),
  );
  return sendShared(call, prepared, signedInCaching);
});
