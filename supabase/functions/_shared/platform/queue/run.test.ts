import assert from "node:assert/strict";
import type { LogEntry } from "../log.ts";
import { createDatabase } from "../supabase/database.ts";
import { fakeSupabase } from "../testing/fake-supabase.ts";
import { FinalFailure, Postponed, type Job } from "./job.ts";
import { runDueJobs, runJob, type JobHandler } from "./run.ts";

const job: Job = {
  id: "1",
  queue: "mail",
  lease_id: "00000000-0000-4000-8000-0000000000ff",
  attempts: 2,
  payload: { kind: "x" },
};
const rpc = (name: string) => `/rest/v1/rpc/${name}`;

/** A queue that gives out these jobs, one per claim. */
function setUp(mail: JobHandler, jobs: Job[] = [], outcome = "retried") {
  const logged: LogEntry[] = [];
  const supabase = fakeSupabase({
    [rpc("claim_job")]: () => jobs.shift() ?? null,
    [rpc("finish_job")]: () => true,
    [rpc("fail_job")]: () => outcome,
  });
  const database = createDatabase(
    { supabaseUrl: "https://data.test", publishableKey: "p", secretKey: "s" },
    supabase.fetch,
  );
  const deps = { database, handlers: { mail }, log: (_level: string, entry: LogEntry) => void logged.push(entry) };
  return { deps, received: supabase.received, logged };
}

for (const [what, error, sent] of [
  ["counts an attempt", new Error("no response"), { p_final: false, p_wait_seconds: null }],
  ["that is final is not tried again", new FinalFailure("no server"), { p_final: true, p_wait_seconds: null }],
  ["that a limit holds back names its end", new Postponed(59.2), { p_final: false, p_wait_seconds: 60 }],
] as const) {
  Deno.test(`a failure ${what}`, async () => {
    const { deps, received } = setUp(() => Promise.reject(error));
    assert.equal(await runJob(deps, job), "retried");
    const { p_id, p_lease_id, p_error, ...rest } = received.at(-1)!.body;
    assert.deepEqual([p_id, p_lease_id, rest], [job.id, job.lease_id, sent]);
    assert.match(String(p_error), new RegExp(error.message));
  });
}

Deno.test("a job that became a dead letter is an error in the log, without its content", async () => {
  const { deps, logged } = setUp(() => Promise.reject(new Error("no response")), [], "dead");
  assert.equal(await runJob(deps, job), "dead");
  assert.deepEqual(logged, [{ event: "job_dead", queue: "mail", jobId: "1", attempt: 2, error: "Error: no response" }]);
});

Deno.test("a job of a queue that nobody handles here is not lost", async () => {
  const { deps, received } = setUp(() => Promise.resolve());
  await runJob(deps, { ...job, queue: "trends" });
  assert.equal(received.at(-1)!.body.p_final, true);
});

Deno.test("a worker takes one job after the other until none is due, and one failure stops no other", async () => {
  let runs = 0;
  const { deps, received } = setUp(() => {
    runs += 1;
    return runs === 1 ? Promise.reject(new Error("no response")) : Promise.resolve();
  }, [job, job]);
  assert.deepEqual(await runDueJobs(deps, 100, () => 0), { done: 1, retried: 1, dead: 0, lost: 0, left: false });
  const names = received.map(({ path }) => path.replace(rpc(""), ""));
  assert.deepEqual(names, ["claim_job", "fail_job", "claim_job", "finish_job", "claim_job"]);
  assert.deepEqual(received[0]!.body, { p_queues: ["mail"] });
});

Deno.test("no job is begun when the time is up", async () => {
  let now = 0;
  const { deps } = setUp(() => {
    now += 60;
    return Promise.resolve();
  }, [job, job, job]);
  assert.deepEqual(await runDueJobs(deps, 100, () => now), { done: 2, retried: 0, dead: 0, lost: 0, left: true });
});
