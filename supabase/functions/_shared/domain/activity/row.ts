import * as z from "zod/mini";
import { actionType, type ActivityLog } from "../../contract/wire/activity-log.ts";
import { tableRow } from "../../platform/supabase/table-row.ts";

export const activityRow = tableRow(
  "activity_logs",
  {
    id: z.string(),
    action_type: actionType,
    description: z.string(),
    metadata: z.record(z.string(), z.unknown()),
  },
  {
    timestamp: z.string(),
  },
);

export function toActivity({ action_type, ...row }: z.infer<typeof activityRow>): ActivityLog {
  return { ...row, actionType: action_type };
}
