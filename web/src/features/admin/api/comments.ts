import { entryPath } from "@contract/admin.ts";
import { audienceComment, commentAnswer, commentPage, type AudienceComment, type CommentAnswer, type CommentRequest } from "@contract/admin-comments.ts";
import { api } from "@/lib/api-client.ts";
import { commentTexts } from "../admin-texts.ts";
import { adminList } from "./admin-list.ts";

const path = "/api/admin/social-media/comments";

export const comments = adminList<AudienceComment>({ name: "comments", path, schema: commentPage, failed: commentTexts.fetchFailed });

export const createComment = (json: CommentRequest): Promise<AudienceComment> => api(path, { method: "POST", json, schema: audienceComment });

/** Has the AI answer a pending comment. */
export const respondToComment = (id: string): Promise<CommentAnswer> => api(entryPath(`${path}/:id/respond`, id), { method: "POST", schema: commentAnswer });
