import * as z from "zod/mini";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { receivedMessage } from "../../../../_shared/contract/wire/messages.ts";
import { adminListQuery } from "../../../../_shared/contract/wire/paging.ts";
import { beforeArguments, readPage } from "../../../http/page.ts";
import { defineRoute } from "../../../http/route.ts";

const cursor = z.tuple([z.iso.datetime(), z.string().check(z.regex(/^(?:contact|suggestion)-\d{1,18}$/))]);

export const listMessages = defineRoute(endpoints.adminListMessages, (call, { database }) =>
  readPage(call, {
    path: endpoints.adminListMessages.path,
    query: adminListQuery,
    cursor,
    read: (count, after) =>
      database.asPerson(
        call.session.token,
        "list_messages",
        { p_limit: count, ...beforeArguments(after) },
        z.array(receivedMessage),
      ),
    cursorOf: (row) => [row.timestamp, row.id],
  }),
);
