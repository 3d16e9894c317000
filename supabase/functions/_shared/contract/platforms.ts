import * as z from "zod/mini";
import { platformIds } from "./platform-rules.ts";

export * from "./platform-rules.ts";

export const platformId = z.enum(platformIds, {
  error: `Please choose a platform: ${new Intl.ListFormat("en-GB", { type: "disjunction" }).format(platformIds)}.`,
});
