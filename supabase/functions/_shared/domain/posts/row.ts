import * as z from "zod/mini";
import { postPlatforms, type SocialPost } from "../../contract/wire/posts.ts";
import { tableRow } from "../../platform/supabase/table-row.ts";

export const postRow = tableRow(
  "social_posts",
  {
    id: z.string(),
    platform: z.enum(postPlatforms),
    content: z.string(),
    hashtags: z.array(z.string()),
    scheduled_for: z.string(),
    media_url: z.nullable(z.string()),
    is_posted: z.boolean(),
    posted_at: z.nullable(z.string()),
    is_generated: z.boolean(),
    likes: z.number(),
    comments: z.number(),
    shares: z.number(),
    clicks: z.number(),
    conversions: z.number(),
    created_at: z.string(),
    list_order: z.number(),
  },
  {
    post_id: z.nullable(z.string()),
    is_due: z.boolean(),
  },
);

export function toPost(row: z.infer<typeof postRow>): SocialPost {
  return {
    id: row.id,
    platform: row.platform,
    content: row.content,
    hashtags: row.hashtags,
    scheduledFor: row.scheduled_for,
    mediaUrl: row.media_url,
    isPosted: row.is_posted,
    postId: row.post_id,
    postedAt: row.posted_at,
    isDue: row.is_due,
    isGenerated: row.is_generated,
    likes: row.likes,
    comments: row.comments,
    shares: row.shares,
    clicks: row.clicks,
    conversions: row.conversions,
    createdAt: row.created_at,
  };
}
