import * as z from "zod/mini";
import { commentRow, toComment } from "../../../../_shared/domain/comments/row.ts";
import { adminListQuery } from "../../../../_shared/contract/wire/paging.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { beforeArguments, createdCursor, readPage } from "../../../http/page.ts";
import { defineRoute } from "../../../http/route.ts";

export const listComments = defineRoute(endpoints.adminListComments, async (call, { database }) => {
  const rows = await readPage(call, {
    path: endpoints.adminListComments.path,
    query: adminListQuery,
    cursor: createdCursor,
    read: (count, after) =>
      database.asPerson(
        call.session.token,
        "list_social_comments",
        { p_limit: count, ...beforeArguments(after) },
        z.array(commentRow),
      ),
    cursorOf: (row) => [row.created_at, row.id],
  });
  return rows.map(toComment);
});
