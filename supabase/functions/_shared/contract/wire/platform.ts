import * as z from "zod/mini";
import { platformIds, postPlatformIds } from "../rules/platforms.ts";

const choose = (ids: readonly string[]) =>
  `Please choose a platform: ${new Intl.ListFormat("en-GB", { type: "disjunction" }).format(ids)}.`;

/** A platform of the picker. */
export const platformId = z.enum(platformIds, { error: choose(platformIds) });

/** A platform that a caption can be adapted for. */
export const postPlatformId = z.enum(postPlatformIds, { error: choose(postPlatformIds) });
