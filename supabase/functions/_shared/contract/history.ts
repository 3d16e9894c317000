import * as z from "zod/mini";
import { historyPageSize, historyPageSizeMax } from "./limits.ts";
import { platformId } from "./platforms.ts";

export const historyEntry = z.object({
  id: z.string(),
  keyword: z.string(),
  captions: z.array(z.string()),
  platform: platformId,
  createdAt: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** `GET /api/caption-history`: newest first; the next page stands in the `Link` header as rel="next". */
export const historyPage = z.array(historyEntry);

const limitMessage = `limit must be a whole number from 1 to ${historyPageSizeMax}.`;

/** An opaque cursor: the entry after which a page continues. */
export const historyCursorMessage = "before is not a valid cursor.";

/** Query parameters of `GET /api/caption-history`. `before` is the opaque cursor of a `Link` header. */
export const historyQuery = z.object({
  limit: z._default(z.coerce.number(limitMessage).check(z.int(limitMessage), z.minimum(1, limitMessage), z.maximum(historyPageSizeMax, limitMessage)), historyPageSize),
  before: z.optional(z.string().check(z.maxLength(200, historyCursorMessage))),
});
