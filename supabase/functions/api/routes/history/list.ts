import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/endpoints.ts";
import { historyQuery } from "../../../_shared/contract/history.ts";
import { platformId } from "../../../_shared/contract/platforms.ts";
import { unauthorized } from "../../../_shared/errors.ts";
import { defineRoute } from "../../http/route.ts";
import { validate } from "../../http/validate.ts";
import { readCursor, writeCursor } from "./cursor.ts";

/** Null when the account or the session is gone. */
const rows = z.nullable(z.array(z.object({ id: z.string(), keyword: z.string(), captions: z.array(z.string()), platform: platformId, created_at: z.string() })));

/** A page of the person's captions, newest first; `Link: <…>; rel="next"` names the following one. */
export const listHistory = defineRoute(endpoints.listHistory, async (call, { database }) => {
  const { limit, before } = validate(historyQuery, Object.fromEntries(call.query));
  const cursor = before === undefined ? null : readCursor(before);
  const found = await database.asPerson(call.session.token, "list_captions", {
    p_limit: limit + 1,
    ...(cursor === null ? {} : { p_before_at: cursor.createdAt, p_before_id: cursor.id }),
  }, rows);
  if (found === null) throw unauthorized();

  const page = found.slice(0, limit).map(({ created_at: createdAt, ...entry }) => ({ ...entry, createdAt }));
  const last = page.at(-1);
  if (found.length > limit && last) {
    const next = new URLSearchParams({ limit: String(limit), before: writeCursor(last) });
    call.answer.set("link", `<${endpoints.listHistory.path}?${next}>; rel="next"`);
  }
  return page;
});
