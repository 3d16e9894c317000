import { activityLogPage, type ActivityLog } from "@contract/admin-logs.ts";
import { logTexts } from "../admin-texts.ts";
import { adminList } from "./admin-list.ts";

export const activityLogs = adminList<ActivityLog>({ name: "activity-logs", path: "/api/admin/activity-logs", schema: activityLogPage, failed: logTexts.fetchFailed });
