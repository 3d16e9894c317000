import * as z from "zod/mini";

export const cursorMessage = "before is not a valid cursor.";

/**
 * The query parameters of a list that comes in pages.
 * @param size entries of a page when nothing else is asked for
 * @returns `limit`, and `before`: the opaque cursor of a `Link` header, behind which a page continues
 */
export function pageQuery(size: number, sizeMax: number) {
  const limitMessage = `limit must be a whole number from 1 to ${sizeMax}.`;
  return z.object({
    limit: z._default(z.coerce.number(limitMessage).check(z.int(limitMessage), z.minimum(1, limitMessage), z.maximum(sizeMax, limitMessage)), size),
    before: z.optional(z.string().check(z.maxLength(200, cursorMessage))),
  });
}
