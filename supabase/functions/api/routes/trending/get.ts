import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { trendingMessages, type TrendingData } from "../../../_shared/contract/wire/trending.ts";
import { ApiError } from "../../../_shared/platform/errors.ts";
import { defineRoute } from "../../http/route.ts";

/**
 * It was fully validated when it was stored; validating it for every request would cost more than the database query.
 */
const stored = z.nullable(
  z.custom<TrendingData>((value) => typeof value === "object" && value !== null && "date" in value),
);

/** The newest trends. */
export const getTrending = defineRoute(endpoints.getTrending, async (call, { database }) => {
  const data = await database.asPerson(call.session.token, "get_trending", {}, stored);
  if (data === null) throw new ApiError("not_found", trendingMessages.empty);
  return data;
});
