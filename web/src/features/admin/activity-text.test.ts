import { expect, it } from "vitest";
import { activityText } from "./activity-text.ts";
import { localMoment } from "./local-time.ts";

const log = {
  id: "1",
  actionType: "post_created",
  description: "Scheduled a post",
  timestamp: "2026-11-20T08:00:00.000Z",
} as const;

it("a log entry names the time of a post in the reader's time zone", () => {
  const scheduledFor = "2026-11-21T23:30:00.000Z";
  expect(activityText({ ...log, metadata: { scheduledFor } })).toBe(
    `Scheduled a post for ${localMoment(scheduledFor)}`,
  );
});

it("a log entry without a time is shown as it is", () => {
  expect(activityText({ ...log, metadata: {} })).toBe("Scheduled a post");
  expect(activityText({ ...log, metadata: { scheduledFor: 5 } })).toBe("Scheduled a post");
  expect(activityText({ ...log, actionType: "post_analytics", metadata: { scheduledFor: "2026-11-21T23:30Z" } })).toBe(
    "Scheduled a post",
  );
});
