import type { SocialPost } from "@contract/wire/posts.ts";

/** A scheduled post as the API returns it. */
export function fakePost(change: Partial<SocialPost> = {}): SocialPost {
  return {
    id: "7",
    platform: "instagram",
    content: "Kites",
    hashtags: ["wind"],
    mediaUrl: null,
    scheduledFor: "2099-01-01T08:00:00.000Z",
    isPosted: false,
    postId: null,
    postedAt: null,
    isDue: false,
    isGenerated: false,
    likes: 0,
    comments: 0,
    shares: 0,
    clicks: 0,
    conversions: 0,
    createdAt: "2026-11-20T08:00:00.000Z",
    ...change,
  };
}
