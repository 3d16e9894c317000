import * as z from "zod/mini";

/** What everything in the admin panel shares: addresses, pages, refusals. */

/** The address of one entry: puts its id into an endpoint's path. */
export function entryPath(path: string, id: string): string {
  return path.replace(":id", encodeURIComponent(id));
}

export const adminMessages = {
  forbidden: "Only administrators can do this.",
  notFound: "This entry no longer exists. Refresh the list.",
  modelFailed: "The writer could not finish. Please try again or write it yourself.",
  modelRefused: "The writer declined this. Please write it yourself.",
  modelNotConfigured: "The writer is not set up correctly. Check the language model's settings.",
  aborted: "The request was cancelled.",
} as const;

export const adminPageSize = 20;
export const adminPageSizeMax = 100;
const limitMessage = `limit must be a whole number from 1 to ${adminPageSizeMax}.`;
export const adminCursorMessage = "before is not a valid cursor.";

/** Query parameters of every list under /api/admin. `before` is the opaque cursor of a `Link` header. */
export const adminListQuery = z.object({
  limit: z._default(z.coerce.number(limitMessage).check(z.int(limitMessage), z.minimum(1, limitMessage), z.maximum(adminPageSizeMax, limitMessage)), adminPageSize),
  before: z.optional(z.string().check(z.maxLength(200, adminCursorMessage))),
});

/** Who writes drafts, posts and answers; the screens say so when it is the built-in writer. */
export const aiSource = z.enum(["model", "built-in"]);
export type AiSource = z.infer<typeof aiSource>;
