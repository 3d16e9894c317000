import * as z from "zod/mini";
import { storable, visible } from "./text.ts";

const activityMessages = {
  actionType: "The action type is not known.",
  description: "Please describe the action.",
  descriptionLong: "The description must be at most 500 characters.",
  metadata: "metadata must be an object of at most 4000 characters.",
} as const;

/** Every change to a post after its creation is logged as `post_analytics`. */
export const actionTypes = ["post_created", "comment_response", "post_analytics", "auto_respond_toggle"] as const;
export const actionType = z.enum(actionTypes, { error: activityMessages.actionType });
export type ActionType = z.infer<typeof actionType>;

const metadata = z.record(z.string(), z.unknown());

const unstorableEscape = /\\u(?:0000|d[89ab][\da-f]{2}|d[c-f][\da-f]{2})/;

/** JSON that Postgres can store: it cannot store escaped NUL characters and unpaired surrogates. */
const isStorable = (json: string) => json.length <= 4000 && !unstorableEscape.test(json);

/** Postgres writes a number with an exponent in full: 1e308 has 309 digits. */
const inFull = (_name: string, value: unknown) =>
  typeof value === "number" && String(value).includes("e") ? "0".repeat(330) : value;

/**
 * `POST /api/admin/activity-logs`: only for actions that the server cannot know about; it logs its own actions itself.
 */
export const activityLogRequest = z.object({
  actionType,
  description: z
    .string({ error: activityMessages.description })
    .check(
      storable(),
      visible(),
      z.minLength(1, activityMessages.description),
      z.maxLength(500, activityMessages.descriptionLong),
    ),
  metadata: z._default(
    z
      .record(z.string(), z.unknown(), { error: activityMessages.metadata })
      .check(z.refine((value) => isStorable(JSON.stringify(value, inFull)), { error: activityMessages.metadata })),
    {},
  ),
});

export const activityLog = z.object({
  id: z.string(),
  actionType,
  description: z.string(),
  timestamp: z.string(),
  metadata,
});
export type ActivityLog = z.infer<typeof activityLog>;

/** `GET /api/admin/activity-logs`: newest first. */
export const activityLogPage = z.array(activityLog);
