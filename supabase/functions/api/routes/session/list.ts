import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { unauthorized } from "../../../_shared/platform/errors.ts";
import { unknownDevice } from "../../../_shared/platform/session/device.ts";
import { defineRoute } from "../../http/route.ts";

const rows = z.array(
  z.object({
    id: z.string(),
    device: z.nullable(z.string()),
    current: z.boolean(),
    created_at: z.string(),
    last_seen_at: z.string(),
  }),
);

/** Lists the devices on which the person is signed in. */
export const listSessions = defineRoute(endpoints.listSessions, async (call, { database }) => {
  const found = await database.asPerson(call.session.token, "list_sessions", {}, z.nullable(rows));
  if (found === null) throw unauthorized();
  return found.map((row) => ({
    id: row.id,
    device: row.device ?? unknownDevice,
    current: row.current,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  }));
});
