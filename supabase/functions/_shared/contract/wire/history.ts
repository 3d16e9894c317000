import * as z from "zod/mini";
import { intent, language } from "./brief.ts";
import { historyQueryLengthMax } from "../rules/text-lengths.ts";
import { ok } from "./accounts.ts";
import { captionVariant } from "./caption-variants.ts";
import { platformId } from "./platform.ts";
import { storable } from "./text.ts";

export const historyEntry = z.object({
  id: z.string(),
  keyword: z.string(),
  captions: z.array(z.string()),
  platform: platformId,
  createdAt: z.string(),
  /** The intent and language that were read or chosen; missing in entries that are older than these fields. */
  intent: z.optional(intent),
  language: z.optional(language),
  /** The places of the favorite captions, from 0. */
  favorites: z.optional(z.array(z.int())),
  /** Whether the captions were written from a photo. */
  hasPhoto: z.optional(z.boolean()),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** `GET /api/caption-history/:id`: one entry with what its captions were edited, rewritten or adapted to. */
export const historyEntryDetails = z.extend(historyEntry, { variants: z.array(captionVariant) });
export type HistoryEntryDetails = z.infer<typeof historyEntryDetails>;

/** `GET /api/caption-history`: newest first; the `Link` header contains the next page as rel="next". */
export const historyPage = z.array(historyEntry);

export const historyMessages = {
  queryLong: `Please search for ${historyQueryLengthMax} characters or fewer.`,
  favorites: "favorites must be true or false.",
  format: "Please choose csv or text as the format.",
  deleted: "Caption deleted",
  restored: "Restored",
  restoreTooLate: "This can no longer be undone.",
  restoreWhat: "Please say what to restore: an id, or clearedTo.",
  favorite: "favorite must be true or false.",
} as const;

/** A query parameter of a list, as text. */
const truth = z.pipe(
  z.enum(["true", "false"], { error: historyMessages.favorites }),
  z.transform((text) => text === "true"),
);

/**
 * What a search of the history looks for; all of them have to match. `q` is words, the last of which may be unfinished.
 */
export const historyFilter = z.object({
  q: z.optional(z.string().check(storable(), z.maxLength(historyQueryLengthMax, historyMessages.queryLong))),
  platform: z.optional(platformId),
  favorites: z.optional(truth),
});
export type HistoryFilter = z.infer<typeof historyFilter>;

/** Query parameters of `GET /api/caption-history/export`. */
export const historyExportQuery = z.extend(historyFilter, {
  format: z.enum(["csv", "text"], { error: historyMessages.format }),
});

/** `DELETE /api/caption-history`. `clearedTo` names what was cleared, for an undo; null if there was nothing. */
export const historyCleared = z.extend(ok, { clearedTo: z.optional(z.nullable(z.string())) });

/** `POST /api/caption-history/restore`: the ID of a deleted entry, or the `clearedTo` of a clearing. */
export const historyRestoreRequest = z
  .object({
    id: z.optional(z.string({ error: historyMessages.restoreWhat })),
    clearedTo: z.optional(z.iso.datetime({ error: historyMessages.restoreWhat })),
  })
  .check(
    z.refine(({ id, clearedTo }) => (id === undefined) !== (clearedTo === undefined), {
      error: historyMessages.restoreWhat,
      path: ["id"],
    }),
  );

export const favoriteRequest = z.object({ favorite: z.boolean({ error: historyMessages.favorite }) });
/** The places of the entry's favorite captions, from 0. */
export const favoriteSaved = z.object({ favorites: z.array(z.int()) });
