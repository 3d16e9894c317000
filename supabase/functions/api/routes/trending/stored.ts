import * as z from "zod/mini";
import type { TrendingData } from "../../../_shared/contract/wire/trending.ts";

/**
 * What the database returns as the newest trends. They were fully validated when they were stored; validating them for
 * every request would cost more than the query.
 */
export const storedTrends = z.nullable(
  z.custom<TrendingData>((value) => typeof value === "object" && value !== null && "date" in value),
);
