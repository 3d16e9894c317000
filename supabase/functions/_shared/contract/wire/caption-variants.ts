import * as z from "zod/mini";
import { captionVersionLengthMax, captionVersionsLengthMax, captionVersionsMax } from "../rules/caption-versions.ts";
import { postPlatformId } from "./platform.ts";
import { storable, visibleText } from "./text.ts";

export const captionVariantMessages = {
  versions: "Please send the versions of the caption as a list of texts.",
  versionsMany: `A caption can have at most ${captionVersionsMax} versions.`,
  versionLong: `Please keep the caption to ${captionVersionLengthMax} characters or fewer.`,
  versionsLong: `The versions of a caption can have at most ${captionVersionsLengthMax} characters together.`,
  current: "Please name the current version by its place in the list.",
  empty: "A caption needs a text.",
  revision: "Please send the revision that this change follows.",
  notFound: "This caption is no longer in your history.",
  stale: "This caption was changed elsewhere in the meantime.",
} as const;

const count = (error: string) => z.int({ error }).check(z.minimum(0, error));
const codePoints = (texts: readonly string[]) => texts.reduce((sum, text) => sum + Array.from(text).length, 0);

/** A platform that a caption can have a variant for. */
export const variantPlatform = postPlatformId;

/** The body of `PUT /api/captions/:id/:place`. */
export const captionVariantRequest = z
  .object({
    platform: variantPlatform,
    /** Oldest first. */
    versions: z
      .array(
        z
          .string({ error: captionVariantMessages.versions })
          .check(storable(), z.maxLength(captionVersionLengthMax, captionVariantMessages.versionLong)),
        { error: captionVariantMessages.versions },
      )
      .check(
        z.minLength(1, captionVariantMessages.versions),
        z.maxLength(captionVersionsMax, captionVariantMessages.versionsMany),
        z.refine((texts) => codePoints(texts) <= captionVersionsLengthMax, captionVariantMessages.versionsLong),
      ),
    /** The index of the current version. */
    current: count(captionVariantMessages.current),
    /** The revision that this change follows; 0 if the caption has none yet. */
    revision: count(captionVariantMessages.revision).check(z.maximum(2_147_483_646, captionVariantMessages.revision)),
  })
  .check(
    z.refine(({ versions, current }) => current < versions.length, {
      path: ["current"],
      error: captionVariantMessages.current,
    }),
    z.refine(({ versions, current }) => visibleText(versions[current] ?? "-") !== "", {
      path: ["versions"],
      error: captionVariantMessages.empty,
    }),
  );

/** The revision that the save made. */
export const captionVariantSaved = z.object({ revision: z.int() });

/**
 * `details` of a 409: what is stored instead. `versions` is null if nothing is stored, which happens if the caller sent
 * a revision that never existed.
 */
export const captionVariantStored = z.object({
  revision: z.int(),
  versions: z.nullable(z.array(z.string())),
  current: z.int(),
});

/** A caption fitted for one platform, as an entry of the history contains it. */
export const captionVariant = z.object({
  place: z.int(),
  platform: variantPlatform,
  versions: z.array(z.string()),
  current: z.int(),
  revision: z.int(),
});
export type CaptionVariant = z.infer<typeof captionVariant>;
