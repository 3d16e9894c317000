import assert from "node:assert/strict";
import type { LogEntry } from "../_shared/platform/log.ts";
import { createWarmUp } from "./warm-up.ts";

function setUp(work: (pause: () => Promise<void>) => Promise<void>) {
  const waited: { milliseconds: number; over: () => void }[] = [];
  const background: Promise<unknown>[] = [];
  const logged: LogEntry[] = [];
  const onResponse = createWarmUp({
    work,
    log: (_level, entry) => logged.push(entry),
    background: (done) => background.push(done),
    wait: (milliseconds) => new Promise((over) => waited.push({ milliseconds, over: () => over() })),
  });
  return { onResponse, waited, background, logged };
}

Deno.test("the work starts after the first response and a pause, once", async () => {
  let runs = 0;
  const { onResponse, waited, background } = setUp(() => Promise.resolve(void (runs += 1)));
  assert.equal(waited.length, 0, "nothing before the first response");
  onResponse();
  onResponse();
  assert.deepEqual([runs, waited.length, background.length], [0, 1, 1]);
  assert.ok(waited[0]!.milliseconds > 0);
  waited[0]!.over();
  await background[0];
  onResponse();
  assert.deepEqual([runs, waited.length], [1, 1]);
});

Deno.test("requests go first between the steps", async () => {
  const steps: string[] = [];
  const { onResponse, waited, background } = setUp(async (pause) => {
    steps.push("first");
    await pause();
    steps.push("second");
  });
  onResponse();
  waited[0]!.over();
  await Promise.resolve();
  await Promise.resolve();
  assert.deepEqual([steps, waited.length], [["first"], 2]);
  waited[1]!.over();
  await background[0];
  assert.deepEqual(steps, ["first", "second"]);
});

Deno.test("a failure is logged and never thrown", async () => {
  const { onResponse, waited, background, logged } = setUp(() => Promise.reject(new Error("no grammar")));
  onResponse();
  waited[0]!.over();
  await background[0];
  assert.deepEqual(
    logged.map(({ event }) => event),
    ["warm_up_failed"],
  );
});
