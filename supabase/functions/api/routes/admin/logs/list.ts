import * as z from "zod/mini";
import { activityRow, toActivity } from "../../../../_shared/domain/activity/row.ts";
import { adminListQuery } from "../../../../_shared/contract/wire/paging.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { beforeArguments, createdCursor, readPage } from "../../../http/page.ts";
import { defineRoute } from "../../../http/route.ts";

export const listActivityLogs = defineRoute(endpoints.adminListActivityLogs, async (call, { database }) => {
  const rows = await readPage(call, {
    path: endpoints.adminListActivityLogs.path,
    query: adminListQuery,
    cursor: createdCursor,
    read: (count, after) =>
      database.asPerson(
        call.session.token,
        "list_activity_logs",
        { p_limit: count, ...beforeArguments(after) },
        z.array(activityRow),
      ),
    cursorOf: (row) => [row.timestamp, row.id],
  });
  return rows.map(toActivity);
});
