import { ok } from "@contract/wire/accounts.ts";
import { adminPageSizeMax } from "@contract/rules/page-sizes.ts";
import {
  postPage,
  socialPost,
  type EngagementRequest,
  type PostRequest,
  type PostStatusRequest,
  type SocialPost,
} from "@contract/wire/posts.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";
import { postTexts } from "../admin-texts.ts";
import { adminList } from "./admin-list.ts";

export const socialPosts = adminList({
  name: "posts",
  operation: operations.adminListPosts,
  schema: postPage,
  failed: postTexts.fetchFailed,
});

/** The same list with large pages, for choosing a post. */
export const postChoices = adminList({
  name: "posts",
  part: "choices",
  operation: operations.adminListPosts,
  limit: adminPageSizeMax,
  schema: postPage,
  failed: postTexts.fetchFailed,
});

/** Creates a post. With `AUTO_GENERATE` as the content, the server writes it. */
export const createPost = (json: PostRequest): Promise<SocialPost> =>
  api(operations.adminCreatePost, { json, schema: socialPost });

/** Changes a post that is not posted yet. */
export const updatePost = (id: string, json: PostRequest): Promise<SocialPost> =>
  api(operations.adminUpdatePost, { params: { id }, json, schema: socialPost });

export const deletePost = (id: string) => api(operations.adminDeletePost, { params: { id }, schema: ok });

export const markPosted = (id: string, json: PostStatusRequest): Promise<SocialPost> =>
  api(operations.adminMarkPosted, { params: { id }, json, schema: socialPost });

export const updateEngagement = (id: string, json: EngagementRequest): Promise<SocialPost> =>
  api(operations.adminUpdateEngagement, { params: { id }, json, schema: socialPost });
