import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { favoriteSaved } from "../../../_shared/contract/wire/history.ts";
import { captionOf } from "../../http/entry-id.ts";
import { defineRoute } from "../../http/route.ts";
import { changeRefusal, refuseChange } from "./outcome.ts";

const saved = z.union([z.extend(favoriteSaved, { outcome: z.literal("saved") }), changeRefusal]);
/** Marks or unmarks one caption of an entry as a favorite. */
export const setFavorite = defineRoute(endpoints.setFavorite, async (call, { database }) => {
  const { entryId, place } = captionOf(call.params);
  const result = await database.asPerson(
    call.session.token,
    "set_favorite",
    { p_entry_id: entryId, p_place: place, p_favorite: call.input.favorite },
    saved,
  );
  if (result.outcome !== "saved") throw refuseChange(result);
  return { favorites: result.favorites };
});
