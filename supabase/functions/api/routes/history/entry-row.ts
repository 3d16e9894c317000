import * as z from "zod/mini";
import { intent, language } from "../../../_shared/contract/wire/brief.ts";
import { captionVariantMessages } from "../../../_shared/contract/wire/caption-variants.ts";
import type { HistoryEntry } from "../../../_shared/contract/wire/history.ts";
import { platformId } from "../../../_shared/contract/wire/platform.ts";
import { ApiError } from "../../../_shared/platform/errors.ts";

/** A value that the contract no longer contains is omitted, because history entries can be older than the contract. */
const known = <T>(schema: z.ZodMiniType<T>) => z.catch(z.nullable(schema), null);

/** One entry as the functions of the database return it. */
export const entryRow = z.object({
  id: z.string(),
  keyword: z.string(),
  captions: z.array(z.string()),
  platform: platformId,
  intent: known(intent),
  language: known(language),
  created_at: z.string(),
  favorites: z.array(z.int()),
  has_photo: z.boolean(),
});
export type EntryRow = z.infer<typeof entryRow>;

/** The row as the API returns it. */
export function toEntry({ created_at, has_photo, intent, language, ...entry }: EntryRow): HistoryEntry {
  return {
    ...entry,
    createdAt: created_at,
    hasPhoto: has_photo,
    ...(intent && { intent }),
    ...(language && { language }),
  };
}

/** The entry does not exist, belongs to somebody else, or was deleted: all of these look the same. */
export function entryNotFound(): ApiError {
  return new ApiError("not_found", captionVariantMessages.notFound);
}
