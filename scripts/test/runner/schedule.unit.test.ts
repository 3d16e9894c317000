import { expect, test } from "vitest";
import { runJobs, type Job } from "./schedule.ts";

interface Named extends Job {
  name: string;
}

/** Jobs that end when the test says so. */
function heldJobs() {
  const started: string[] = [];
  const held = new Map<string, () => void>();
  const work = ({ name }: Named) =>
    new Promise<void>((resolve) => {
      started.push(name);
      held.set(name, resolve);
    });
  /** Ends a job and gives the next ones time to start. */
  const end = async (name: string) => {
    held.get(name)!();
    await new Promise(setImmediate);
  };
  return { started, work, end };
}

test("jobs run in order, as many in parallel as there are places, and an exclusive job runs alone", async () => {
  const { started, work, end } = heldJobs();
  const done = runJobs(
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

test("a job that takes several places starts first, and smaller ones fill what it leaves", async () => {
  const { started, work, end } = heldJobs();
  const jobs: Named[] = [{ name: "a" }, { name: "b" }, { name: "large", places: 2 }, { name: "also", places: 2 }];
  const done = runJobs([...jobs, { name: "c" }], 3, work);
  expect(started).toEqual(["large", "a"]);
  await end("a");
  expect(started).toEqual(["large", "a", "b"]);
  await end("large");
  expect(started).toEqual(["large", "a", "b", "also"]);
  await end("also");
  expect(started).toEqual(["large", "a", "b", "also", "c"]);
  await end("b");
  await end("c");
  await done;
});

test("a job that does not fit lets smaller ones go first", async () => {
  const { started, work, end } = heldJobs();
  const jobs: Named[] = [{ name: "large", places: 2 }, { name: "larger", places: 3 }, { name: "a" }];
  const done = runJobs(jobs, 3, work);
  expect(started).toEqual(["larger"]);
  await end("larger");
  expect(started).toEqual(["larger", "large", "a"]);
  await end("large");
  await end("a");
  await done;
});

test("a job that takes more places than there are runs by itself", async () => {
  const { started, work, end } = heldJobs();
  const done = runJobs([{ name: "a" }, { name: "huge", places: 9 }, { name: "b" }], 2, work);
  expect(started).toEqual(["huge"]);
  await end("huge");
  expect(started).toEqual(["huge", "a", "b"]);
  await end("a");
  await end("b");
  await done;
});

test("nothing behind a job that runs alone starts before it", async () => {
  const { started, work, end } = heldJobs();
  const done = runJobs([{ name: "a" }, { name: "whole", alone: true }, { name: "b" }], 2, work);
  expect(started).toEqual(["a"]);
  await end("a");
  expect(started).toEqual(["a", "whole"]);
  await end("whole");
  await end("b");
  await done;
});
