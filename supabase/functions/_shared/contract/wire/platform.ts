import * as z from "zod/mini";
import { platformIds } from "../rules/platforms.ts";

export const platformId = z.enum(platformIds, {
  error: `Please choose a platform: ${new Intl.ListFormat("en-GB", { type: "disjunction" }).format(platformIds)}.`,
});
