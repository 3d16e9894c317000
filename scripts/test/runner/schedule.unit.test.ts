import { expect, test } from "vitest";
import { runInLanes, type Job } from "./schedule.ts";

interface Named extends Job {
  name: string;
}

/** Jobs that end when the test says so. */
function heldJobs() {
  const started: string[] = [];
  const held = new Map<string, (succeeded: boolean) => void>();
  const work = ({ name }: Named) =>
    new Promise<boolean>((resolve) => {
      started.push(name);
      held.set(name, resolve);
    });
  /** Ends a job and gives the next ones time to start. */
  const end = async (name: string, succeeded = true) => {
    held.get(name)!(succeeded);
    await new Promise(setImmediate);
  };
  return { started, work, end };
}

test("jobs run in order, as many in parallel as there are lanes, and an exclusive job runs alone", async () => {
  const { started, work, end } = heldJobs();
  const done = runInLanes(
    [{ name: "a" }, { name: "b" }, { name: "c" }, { name: "whole", alone: true }, { name: "d" }],
    2,
    work,
  );
  expect(started).toEqual(["a", "b"]);
  await end("b");
  expect(started).toEqual(["a", "b", "c"]);
  await end("a");
  expect(started).toEqual(["a", "b", "c"]);
  await end("c");
  expect(started).toEqual(["a", "b", "c", "whole"]);
  await end("whole");
  expect(started).toEqual(["a", "b", "c", "whole", "d"]);
  await end("d");
  await done;
});

test("after a failure, running jobs are finished and no other is started", async () => {
  const { started, work, end } = heldJobs();
  let over = false;
  const done = runInLanes([{ name: "a" }, { name: "b" }, { name: "c" }], 2, work).then(() => {
    over = true;
  });
  await end("a", false);
  expect({ started, over }).toEqual({ started: ["a", "b"], over: false });
  await end("b");
  await done;
  expect(started).toEqual(["a", "b"]);
});

test("the error of a job is thrown after the others have ended", async () => {
  const { work, end, started } = heldJobs();
  const jobs: Named[] = [{ name: "broken" }, { name: "b" }, { name: "c" }];
  const done = runInLanes(jobs, 2, (job) =>
    job.name === "broken" ? Promise.reject(new Error("no such program")) : work(job),
  );
  const outcome = expect(done).rejects.toThrow("no such program");
  await new Promise(setImmediate);
  await end("b");
  await outcome;
  expect(started).toEqual(["b"]);
});
