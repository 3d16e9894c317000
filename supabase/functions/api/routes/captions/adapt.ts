import { postPartsOf } from "../../../_shared/contract/rules/post-parts.ts";
import { postPlatformIds, type PostPlatformId } from "../../../_shared/contract/rules/platforms.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { adaptCaption } from "../../../_shared/domain/captions/rewrite/adapt.ts";
import { adaptationTasks } from "../../../_shared/domain/captions/rewrite/task.ts";
import { defineRoute } from "../../http/route.ts";
import { toEntry, withRewrite } from "./rewrite-reservation.ts";

/** Fits one caption for several platforms. The page saves the versions that it keeps. */
export const adaptCaptionRoute = defineRoute(endpoints.adaptCaption, async (call, services) => {
  const { text, platforms } = call.input;
  const { rewriter } = services;
  const { result, usage } = await withRewrite(call, services, { purpose: "adaptation", text }, async (row) => {
    const tasks = await adaptationTasks(toEntry(row), text, platforms ?? otherPlatforms(row.platform));
    return adaptCaption(rewriter, { text, tasks }, { signal: call.writing });
  });
  const adaptations = result.adaptations.map((one) => ({ ...one, ...postPartsOf(one.text, one.platform) }));
  return { adaptations, writer: rewriter.kind, usage };
});

/** Every platform except General and the caption's own. */
function otherPlatforms(own: string): PostPlatformId[] {
  return postPlatformIds.filter((id) => id !== "general" && id !== own);
}
