import assert from "node:assert/strict";
import { createProbe, type Finding } from "./probe.ts";

const works: Finding = { state: "ok", detail: "responded" };

function setUp(check: (signal: AbortSignal) => Promise<Finding>) {
  let at = 1_000_000;
  let checks = 0;
  const read = createProbe({
    check: (signal) => {
      checks++;
      return check(signal);
    },
    freshMs: 5000,
    timeoutMs: 20,
    now: () => at,
  });
  return { read, checks: () => checks, pass: (milliseconds: number) => (at += milliseconds) };
}

Deno.test("any number of readers cause one check, and its result is reused for its time", async () => {
  const { read, checks, pass } = setUp(() => Promise.resolve(works));
  const all = await Promise.all(Array.from({ length: 100 }, read));
  assert.equal(checks(), 1);
  assert.deepEqual(new Set(all.map(({ state }) => state)), new Set(["ok"]));
  pass(4999);
  await read();
  assert.equal(checks(), 1);
  pass(1);
  await read();
  assert.equal(checks(), 2);
});

Deno.test("a failure is reused as well, and the time of the last success stays", async () => {
  let broken = false;
  const { read, checks, pass } = setUp(() =>
    broken ? Promise.reject(new TypeError("refused")) : Promise.resolve(works),
  );
  assert.equal((await read()).lastSuccessAt, 1_000_000);
  broken = true;
  pass(60_000);
  assert.deepEqual(await read(), { state: "failed", detail: "TypeError: refused", lastSuccessAt: 1_000_000 });
  await read();
  assert.equal(checks(), 2);
});

Deno.test("a failure may be reused for a shorter time than a success", async () => {
  let [at, checks] = [0, 0];
  const read = createProbe({
    check: () => Promise.resolve({ ...works, state: ++checks === 1 ? "failed" : "ok" }),
    freshMs: 60_000,
    failedFreshMs: 5000,
    timeoutMs: 20,
    now: () => at,
  });
  assert.equal((await read()).state, "failed");
  at += 4999;
  assert.equal((await read()).state, "failed");
  at += 1;
  assert.equal((await read()).state, "ok");
  at += 59_999;
  await read();
  assert.equal(checks, 2);
});

Deno.test("a part that never worked has no last success", async () => {
  const { read } = setUp(() => Promise.resolve({ state: "failed", detail: "key rejected" }));
  assert.equal((await read()).lastSuccessAt, null);
});

Deno.test("a check without an end counts as failed, and is told to stop", async () => {
  let told = false;
  const { read } = setUp((signal) => {
    signal.addEventListener("abort", () => (told = true));
    return new Promise(() => {});
  });
  assert.deepEqual(await read(), { state: "failed", detail: "Error: no response within 20 ms", lastSuccessAt: null });
  assert.ok(told);
});
