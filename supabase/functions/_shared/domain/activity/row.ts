import * as z from "zod/mini";
import { actionType, type ActivityLog } from "../../contract/wire/activity-log.ts";

export const activityRow = z.object({
  id: z.string(),
  action_type: actionType,
  description: z.string(),
  timestamp: z.string(),
  metadata: z.record(z.string(), z.unknown()),
});

export function toActivity({ action_type, ...row }: z.infer<typeof activityRow>): ActivityLog {
  return { ...row, actionType: action_type };
}
