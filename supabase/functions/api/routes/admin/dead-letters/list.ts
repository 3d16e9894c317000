import * as z from "zod/mini";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../../http/route.ts";

const listMax = 100;

const row = z.object({
  id: z.string(),
  queue: z.string(),
  subject: z.string(),
  attempts: z.number(),
  error: z.string(),
  created_at: z.string(),
  failed_at: z.string(),
});

export const listDeadLetters = defineRoute(endpoints.adminListDeadLetters, async (call, { database }) => {
  const rows = await database.asPerson(call.session.token, "list_dead_letters", { p_limit: listMax }, z.array(row));
  return rows.map(({ created_at: createdAt, failed_at: failedAt, ...rest }) => ({ ...rest, createdAt, failedAt }));
});
