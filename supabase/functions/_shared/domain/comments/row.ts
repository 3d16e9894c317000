import * as z from "zod/mini";
import type { SocialComment } from "../../contract/wire/comments.ts";
import { tableRow } from "../../platform/supabase/table-row.ts";

export const commentRow = tableRow(
  "social_comments",
  {
    id: z.string(),
    post_id: z.nullable(z.string()),
    comment: z.string(),
    is_responded: z.boolean(),
    response: z.nullable(z.string()),
    responded_at: z.nullable(z.string()),
    is_automatic: z.boolean(),
    failure: z.nullable(z.string()),
    created_at: z.string(),
  },
  {
    post_content: z.nullable(z.string()),
  },
);

export function toComment(row: z.infer<typeof commentRow>): SocialComment {
  return {
    id: row.id,
    postId: row.post_id,
    postContent: row.post_content,
    comment: row.comment,
    isResponded: row.is_responded,
    response: row.response,
    respondedAt: row.responded_at,
    isAutomatic: row.is_automatic,
    failure: row.failure,
    createdAt: row.created_at,
  };
}
