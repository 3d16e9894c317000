import * as z from "zod/mini";
import { adminPageSizeMax, historyPageSize, historyPageSizeMax } from "../rules/page-sizes.ts";

// Separate from the lists' own schemas, because the page follows `Link` headers and never writes these parameters.

export const cursorMessage = "before is not a valid cursor.";

/**
 * The query parameters of a paginated list.
 * @param size entries per page by default
 * @returns `limit`, and `before`: the opaque cursor from a `Link` header, after which the page continues
 */
function pageQuery(size: number, sizeMax: number) {
  const limitMessage = `limit must be a whole number from 1 to ${sizeMax}.`;
  return z.object({
    limit: z._default(
      z.coerce
        .number(limitMessage)
        .check(z.int(limitMessage), z.minimum(1, limitMessage), z.maximum(sizeMax, limitMessage)),
      size,
    ),
    before: z.optional(z.string().check(z.maxLength(200, cursorMessage))),
  });
}

export type PageQuery = ReturnType<typeof pageQuery>;

/** Query parameters of `GET /api/caption-history`, beside `historyFilter`. */
export const historyQuery = pageQuery(historyPageSize, historyPageSizeMax);

/** Query parameters of `GET /api/articles`. */
export const articleQuery = pageQuery(20, 50);

/** Query parameters of every list under /api/admin. */
export const adminListQuery = pageQuery(20, adminPageSizeMax);
