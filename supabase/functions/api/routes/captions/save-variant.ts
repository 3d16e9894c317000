import * as z from "zod/mini";
import { captionVariantMessages, captionVariantStored } from "../../../_shared/contract/wire/caption-variants.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { ApiError, unauthorized } from "../../../_shared/platform/errors.ts";
import { rateLimited } from "../../../_shared/platform/limits/take.ts";
import { captionOf } from "../../http/entry-id.ts";
import { defineRoute } from "../../http/route.ts";

const outcome = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("saved"), revision: z.number() }),
  z.extend(captionVariantStored, { outcome: z.literal("stale") }),
  z.object({ outcome: z.literal("rate_limited"), retry_after: z.number() }),
  z.object({ outcome: z.enum(["not_found", "no_account"]) }),
]);

/** Saves the versions of a caption on one platform; with an old revision, the response is what is stored instead. */
export const saveCaptionVariant = defineRoute(endpoints.saveCaptionVariant, async (call, { database }) => {
  const { entryId, place } = captionOf(call.params);
  const { platform, versions, current, revision } = call.input;
  const saved = await database.asPerson(
    call.session.token,
    "save_caption_variant",
    {
      p_entry_id: entryId,
      p_place: place,
      p_platform: platform,
      p_versions: versions,
      p_current: current,
      p_revision: revision,
    },
    outcome,
  );
  switch (saved.outcome) {
    case "saved":
      return { revision: saved.revision };
    case "stale": {
      const { outcome: _, ...stored } = saved;
      throw new ApiError("stale_revision", captionVariantMessages.stale, { details: stored });
    }
    case "rate_limited":
      throw rateLimited(saved.retry_after);
    case "not_found":
      throw new ApiError("not_found", captionVariantMessages.notFound);
    case "no_account":
      throw unauthorized();
  }
});
