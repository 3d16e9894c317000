import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/endpoints.ts";
import { trendingMessages, type TrendingData } from "../../../_shared/contract/trending.ts";
import { ApiError } from "../../../_shared/errors.ts";
import { defineRoute } from "../../http/route.ts";

/** Checked in full when it was stored; reading it again on every request would cost more than the database does. */
const stored = z.nullable(z.custom<TrendingData>((value) => typeof value === "object" && value !== null && "date" in value));

/** The newest trends there are. */
export const getTrending = defineRoute(endpoints.getTrending, async (call, { database }) => {
  const data = await database.asPerson(call.session.token, "get_trending", {}, stored);
  if (data === null) throw new ApiError("not_found", trendingMessages.empty);
  return data;
});
