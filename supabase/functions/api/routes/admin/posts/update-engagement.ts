import * as z from "zod/mini";
import { noEntry, rowId } from "../../../http/entry-id.ts";
import { postRow, toPost } from "../../../../_shared/domain/posts/row.ts";
import { engagementMetrics } from "../../../../_shared/contract/wire/posts.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../../http/route.ts";

export const updateEngagement = defineRoute(endpoints.adminUpdateEngagement, async (call, { database }) => {
  const metrics = Object.fromEntries(engagementMetrics.map((metric) => [`p_${metric}`, call.input[metric] ?? null]));
  const post = await database.asPerson(
    call.session.token,
    "update_social_post_engagement",
    { p_id: rowId(call.id), ...metrics },
    z.nullable(postRow),
  );
  if (post === null) throw noEntry();
  return toPost(post);
});
