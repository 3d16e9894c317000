import * as z from "zod/mini";
import type { AudienceComment } from "../contract/admin-comments.ts";
import type { PromoCode } from "../contract/admin-codes.ts";
import { actionType, type ActivityLog } from "../contract/admin-logs.ts";
import type { HiddenTrend } from "../contract/admin-trends.ts";
import { postPlatforms, type SocialPost } from "../contract/admin-posts.ts";

/** The rows that the SQL functions return, and the same in the API's format. */

export const rateLimitedRow = z.object({ outcome: z.literal("rate_limited"), retry_after: z.number() });

export const promoCodeRow = z.object({
  id: z.string(), code: z.string(), expiry_date: z.string(), is_active: z.boolean(), is_expired: z.boolean(),
  email: z.nullable(z.string()), reserved_for: z.nullable(z.string()), created_at: z.string(),
});

export function toPromoCode(row: z.infer<typeof promoCodeRow>): PromoCode {
  return {
    id: row.id, code: row.code, expiryDate: row.expiry_date, isActive: row.is_active, isExpired: row.is_expired,
    email: row.email, reservedFor: row.reserved_for, createdAt: row.created_at,
  };
}

export const hiddenTrendRow = z.object({ id: z.string(), kind: z.enum(["hashtag", "emoji"]), entry: z.string(), created_at: z.string() });

export const toHiddenTrend = ({ created_at: createdAt, ...rest }: z.infer<typeof hiddenTrendRow>): HiddenTrend => ({ ...rest, createdAt });

export const postRow = z.object({
  id: z.string(), platform: z.enum(postPlatforms), content: z.string(), hashtags: z.array(z.string()), scheduled_for: z.string(),
  media_url: z.nullable(z.string()), is_posted: z.boolean(), post_id: z.nullable(z.string()), posted_at: z.nullable(z.string()),
  is_due: z.boolean(), is_generated: z.boolean(), likes: z.number(), comments: z.number(), shares: z.number(), clicks: z.number(),
  conversions: z.number(), created_at: z.string(), list_order: z.number(),
});

export function toPost(row: z.infer<typeof postRow>): SocialPost {
  return {
    id: row.id, platform: row.platform, content: row.content, hashtags: row.hashtags, scheduledFor: row.scheduled_for,
    mediaUrl: row.media_url, isPosted: row.is_posted, postId: row.post_id, postedAt: row.posted_at, isDue: row.is_due,
    isGenerated: row.is_generated, likes: row.likes, comments: row.comments, shares: row.shares, clicks: row.clicks,
    conversions: row.conversions, createdAt: row.created_at,
  };
}

export const commentRow = z.object({
  id: z.string(), post_id: z.nullable(z.string()), post_content: z.nullable(z.string()), comment: z.string(), is_responded: z.boolean(), response: z.nullable(z.string()),
  responded_at: z.nullable(z.string()), is_automatic: z.boolean(), failure: z.nullable(z.string()), created_at: z.string(),
});

export function toComment(row: z.infer<typeof commentRow>): AudienceComment {
  return {
    id: row.id, postId: row.post_id, postContent: row.post_content, comment: row.comment, isResponded: row.is_responded, response: row.response,
    respondedAt: row.responded_at, isAutomatic: row.is_automatic, failure: row.failure, createdAt: row.created_at,
  };
}

export const activityRow = z.object({
  id: z.string(), action_type: actionType, description: z.string(), timestamp: z.string(), metadata: z.record(z.string(), z.unknown()),
});

export function toActivity({ action_type, ...row }: z.infer<typeof activityRow>): ActivityLog {
  return { ...row, actionType: action_type };
}
