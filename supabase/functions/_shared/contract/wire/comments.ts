import * as z from "zod/mini";
import { adminMessages } from "./admin.ts";
import { storable, visible } from "./text.ts";
import { commentLengthMax } from "../rules/text-lengths.ts";

export const commentMessages = {
  comment: "Please enter the comment.",
  commentLong: "A comment has at most 2200 characters.",
  post: "Please select an existing post.",
  enabled: "enabled must be true or false.",
  failed: "The response could not be written. The comment stays pending; please try again.",
  refused: "The writer declined to respond to this comment. Please respond to it yourself.",
  notConfigured: adminMessages.modelNotConfigured,
  tooMany: "Too many automatic responses in the last hour. Respond to this comment with the button.",
} as const;

/**
 * `POST /api/admin/social-media/comments`: a comment that an administrator found under a post. `postId` is our ID of
 * the post.
 */
export const commentRequest = z.object({
  postId: z.optional(z.nullable(z.string(commentMessages.post).check(z.regex(/^(\d{1,18})?$/, commentMessages.post)))),
  comment: z
    .string({ error: commentMessages.comment })
    .check(
      storable(),
      visible(),
      z.minLength(1, commentMessages.comment),
      z.maxLength(commentLengthMax, commentMessages.commentLong),
    ),
});
export type CommentRequest = z.infer<typeof commentRequest>;

/**
 * `postContent` is the beginning of the post. `failure` says why a pending comment has no response yet. `isAutomatic`:
 * the response was written without a click.
 */
export const socialComment = z.object({
  id: z.string(),
  postId: z.nullable(z.string()),
  postContent: z.nullable(z.string()),
  comment: z.string(),
  isResponded: z.boolean(),
  response: z.nullable(z.string()),
  respondedAt: z.nullable(z.string()),
  isAutomatic: z.boolean(),
  failure: z.nullable(z.string()),
  createdAt: z.string(),
});
export type SocialComment = z.infer<typeof socialComment>;

/** `GET /api/admin/social-media/comments`: newest first. */
export const commentPage = z.array(socialComment);

/** `POST …/comments/{id}/respond`: the comment with its response; `alreadyResponded` if somebody else was faster. */
export const commentResponse = z.extend(socialComment, { response: z.string(), alreadyResponded: z.boolean() });
export type CommentResponse = z.infer<typeof commentResponse>;

export const autoRespondRequest = z.object({ enabled: z.boolean({ error: commentMessages.enabled }) });
export const autoRespond = z.object({ enabled: z.boolean() });
export type AutoRespond = z.infer<typeof autoRespond>;
