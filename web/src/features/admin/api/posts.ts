import { ok } from "@contract/accounts.ts";
import { adminPageSizeMax, entryPath } from "@contract/admin.ts";
import { postPage, socialPost, type EngagementRequest, type PostRequest, type PostStatusRequest, type SocialPost } from "@contract/admin-posts.ts";
import { api } from "@/lib/api-client.ts";
import { postTexts } from "../admin-texts.ts";
import { adminList } from "./admin-list.ts";

const path = "/api/admin/social-media/posts";

export const socialPosts = adminList<SocialPost>({ name: "posts", path, schema: postPage, failed: postTexts.fetchFailed });

/** The same list in large pages, to choose a post from. */
export const postChoices = adminList<SocialPost>({ name: "posts", part: "choices", path: `${path}?limit=${adminPageSizeMax}`, schema: postPage, failed: postTexts.fetchFailed });

/** `AUTO_GENERATE` as the content has the server write the post. */
export const createPost = (json: PostRequest): Promise<SocialPost> => api(path, { method: "POST", json, schema: socialPost });

export const deletePost = (id: string) => api(entryPath(`${path}/:id`, id), { method: "DELETE", schema: ok });

export const markPosted = (id: string, json: PostStatusRequest): Promise<SocialPost> =>
  api(entryPath(`${path}/:id/status`, id), { method: "PATCH", json, schema: socialPost });

export const updateEngagement = (id: string, json: EngagementRequest): Promise<SocialPost> =>
  api(entryPath(`${path}/:id/engagement`, id), { method: "PATCH", json, schema: socialPost });
