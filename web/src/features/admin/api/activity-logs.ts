import { activityLogPage } from "@contract/wire/activity-log.ts";
import * as operations from "@contract/wire/operations.ts";
import { logTexts } from "../admin-texts.ts";
import { adminList } from "./admin-list.ts";

export const activityLogs = adminList({
  name: "activity-logs",
  operation: operations.adminListActivityLogs,
  schema: activityLogPage,
  failed: logTexts.fetchFailed,
});
