import {
  socialComment,
  commentResponse,
  commentPage,
  type SocialComment,
  type CommentResponse,
  type CommentRequest,
} from "@contract/wire/comments.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";
import { commentTexts } from "../admin-texts.ts";
import { adminList } from "./admin-list.ts";

export const comments = adminList({
  name: "comments",
  operation: operations.adminListComments,
  schema: commentPage,
  failed: commentTexts.fetchFailed,
});

export const createComment = (json: CommentRequest): Promise<SocialComment> =>
  api(operations.adminCreateComment, { json, schema: socialComment });

/** Makes the AI respond to a pending comment. */
export const respondToComment = (id: string): Promise<CommentResponse> =>
  api(operations.adminRespond, { params: { id }, schema: commentResponse });
