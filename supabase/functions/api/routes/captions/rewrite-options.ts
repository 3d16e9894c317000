import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { taskOfCaption } from "../../../_shared/domain/captions/rewrite/task.ts";
import { captionOf } from "../../http/entry-id.ts";
import { defineRoute } from "../../http/route.ts";
import { captionNotFound, entryRow, toEntry } from "./rewrite-reservation.ts";

const found = z.nullable(z.extend(entryRow, { rewrites_left: z.nullable(z.int()) }));

/** The rewrites that the writer in use does well for a caption. Reserves nothing. */
export const listCaptionRewrites = defineRoute(endpoints.listCaptionRewrites, async (call, services) => {
  const { entryId, place } = captionOf(call.params);
  const { text, platform } = call.input;
  const args = { p_entry_id: entryId, p_place: place };
  const row = await services.database.asPerson(call.session.token, "find_rewritable", args, found);
  if (row === null) throw captionNotFound();
  const task = await taskOfCaption(toEntry(row), text, platform);
  return { kinds: await services.rewriter.offers({ text, task }), rewritesLeft: row.rewrites_left };
});
