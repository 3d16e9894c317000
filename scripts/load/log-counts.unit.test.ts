import { expect, it } from "vitest";
import { countLog } from "./log-counts.ts";

it("counts equal warnings and errors, the most frequent first, and leaves information out", () => {
  const failed = (requestId: string) =>
    JSON.stringify({ level: "warn", event: "request_failed", requestId, path: "/api/login", code: "unavailable" });
  const lines = ["The database ended.", failed("1"), failed("2"), JSON.stringify({ level: "info", event: "stored" })];
  expect(countLog(lines)).toEqual(["2 × request_failed /api/login unavailable", "1 × The database ended."]);
});
