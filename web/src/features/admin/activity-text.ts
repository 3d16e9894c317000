import type { ActivityLog } from "@contract/wire/activity-log.ts";
import { logTexts } from "./admin-texts.ts";
import { localMoment } from "./local-time.ts";

/** What a log entry says. The time of a post is shown in the browser's own time zone. */
export function activityText({ actionType, description, metadata }: ActivityLog): string {
  const { scheduledFor } = metadata;
  if (actionType !== "post_created" || typeof scheduledFor !== "string") return description;
  return logTexts.forMoment(description, localMoment(scheduledFor));
}
