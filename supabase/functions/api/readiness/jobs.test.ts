import assert from "node:assert/strict";
import { judgeJobs, oldestRunSeconds, type JobRuns } from "./jobs.ts";

const hour = 3600;
const run = (job: string, age_seconds: number, status: JobRuns[number]["status"] = "succeeded") => ({
  job,
  status,
  age_seconds,
});
const expected = ["trending", "billing-reconcile"] as const;

Deno.test("jobs that ran in time are fine, a degraded run included", () => {
  const runs = [
    run("trending", 25 * hour, "degraded"),
    run("billing-reconcile", 900),
    run("other", 99 * hour, "failed"),
  ];
  assert.equal(judgeJobs(runs, expected).state, "ok");
  assert.equal(oldestRunSeconds(runs, expected), 25 * hour);
});

Deno.test("a job that did not run when it should have is late, and named", () => {
  const late = judgeJobs([run("trending", 27 * hour), run("billing-reconcile", 900)], expected);
  assert.deepEqual([late.state, /trending 97200 s ago, which is too long/.test(late.detail)], ["late", true]);
  const never = judgeJobs([run("trending", 5)], expected);
  assert.deepEqual([never.state, /billing-reconcile has never run/.test(never.detail)], ["late", true]);
  assert.equal(oldestRunSeconds([run("trending", 5)], expected), null);
});

Deno.test("a failed run is a failure, and no success", () => {
  const runs = [run("trending", 5, "failed"), run("billing-reconcile", 9)];
  assert.equal(judgeJobs(runs, expected).state, "failed");
  assert.equal(oldestRunSeconds(runs, expected), null);
});
