import { activityLogPage } from "@contract/admin-logs.ts";
import * as operations from "@contract/operations.ts";
import { logTexts } from "../admin-texts.ts";
import { adminList } from "./admin-list.ts";

export const activityLogs = adminList({ name: "activity-logs", operation: operations.adminListActivityLogs, schema: activityLogPage, failed: logTexts.fetchFailed });
