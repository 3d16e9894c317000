import type { SocialPost } from "@contract/wire/posts.ts";
import { fakePost } from "./fake-post.testing.ts";

/** A scheduled post whose content names its ID. */
export const post = (id: string, change: Partial<SocialPost> = {}) =>
  fakePost({ id, content: `Post ${id}`, hashtags: [], ...change });

/** A pending comment as the API returns it. */
export const comment = (id: string, change: object = {}) => ({
  id,
  postId: null,
  postContent: null,
  comment: `Comment ${id}`,
  isResponded: false,
  response: null,
  respondedAt: null,
  isAutomatic: false,
  failure: null,
  createdAt: "2026-11-20T08:00:00.000Z",
  ...change,
});
