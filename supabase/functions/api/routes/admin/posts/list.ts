import * as z from "zod/mini";
import { postRow, toPost } from "../../../../_shared/domain/posts/row.ts";
import { adminListQuery } from "../../../../_shared/contract/wire/paging.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { readPage, rowNumber } from "../../../http/page.ts";
import { defineRoute } from "../../../http/route.ts";

/** The position in the list and the number of the post after which a page begins. */
const cursor = z.tuple([z.int(), rowNumber]);

/** Due and scheduled posts by their time, then published ones, newest first. */
export const listPosts = defineRoute(endpoints.adminListPosts, async (call, { database }) => {
  const rows = await readPage(call, {
    path: endpoints.adminListPosts.path,
    query: adminListQuery,
    cursor,
    read: (count, after) =>
      database.asPerson(
        call.session.token,
        "list_social_posts",
        { p_limit: count, ...(after === null ? {} : { p_after_order: after[0], p_after_id: after[1] }) },
        z.array(postRow),
      ),
    cursorOf: (row) => [row.list_order, row.id],
  });
  return rows.map(toPost);
});
