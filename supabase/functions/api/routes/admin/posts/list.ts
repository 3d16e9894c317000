import * as z from "zod/mini";
import { postRow, toPost } from "../../../../_shared/admin/rows.ts";
import { adminCursorMessage } from "../../../../_shared/contract/admin.ts";
import { endpoints } from "../../../../_shared/contract/endpoints.ts";
import { fieldError } from "../../../../_shared/errors.ts";
import { defineRoute } from "../../../http/route.ts";
import { readPage, type PageCursor } from "../page.ts";

/** Due and coming posts by their time, then posted ones, newest first. */
export const listPosts = defineRoute(endpoints.adminListPosts, async (call, { database }) => {
  const rows = await readPage(call, endpoints.adminListPosts.path, {
    read: (count, after) => database.asPerson(call.session.token, "list_social_posts", { p_limit: count, ...afterArguments(after) }, z.array(postRow)),
    cursorOf: (row) => [row.list_order, row.id],
  });
  return rows.map(toPost);
});

function afterArguments(after: PageCursor | null): Record<string, unknown> {
  if (after === null) return {};
  if (typeof after[0] !== "number") throw fieldError("validation_failed", "before", adminCursorMessage);
  return { p_after_order: after[0], p_after_id: after[1] };
}
