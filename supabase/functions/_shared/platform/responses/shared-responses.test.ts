import assert from "node:assert/strict";
import { ApiError, unavailable } from "../errors.ts";
import { createSharedResponses } from "./shared-responses.ts";

/** A memory with a clock that the test moves, and reads that the test resolves one by one. */
function setUp() {
  const clock = { now: 1_000_000 };
  const failures: unknown[] = [];
  const background: Promise<unknown>[] = [];
  const waits: { milliseconds: number; end: () => void }[] = [];
  const reads: PromiseWithResolvers<string>[] = [];
  const responses = createSharedResponses<string>({
    now: () => clock.now,
    background: (work) => background.push(work),
    failed: (error) => failures.push(error),
    bytesOf: (response) => response.length,
    wait: (milliseconds) => new Promise((end) => waits.push({ milliseconds, end })),
  });
  const read = () => {
    const response = Promise.withResolvers<string>();
    reads.push(response);
    return response.promise;
  };
  const get = (key = "list", fresh = false) => responses.get(key, read, fresh);
  /** Puts a response into the memory. */
  const fill = async (response: string, key = "list") => {
    const asked = get(key);
    reads.at(-1)!.resolve(response);
    assert.equal(await asked, response);
  };
  return { clock, failures, background, waits, reads, responses, get, fill };
}

/** Lets everything run that waits for nothing but other code. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

Deno.test("one read serves everybody who asks meanwhile, and everybody for ten seconds", async () => {
  const { clock, reads, get } = setUp();
  const asked = [get(), get(), get()];
  reads[0]!.resolve("first");
  assert.deepEqual(await Promise.all(asked), ["first", "first", "first"]);
  clock.now += 10_000;
  assert.equal(await get(), "first");
  assert.equal(reads.length, 1);
});

Deno.test("an older response is given at once, and one read in the background replaces it", async () => {
  const { clock, reads, background, get, fill } = setUp();
  await fill("first");
  clock.now += 10_001;
  assert.deepEqual(await Promise.all([get(), get()]), ["first", "first"]);
  assert.equal(reads.length, 2);
  reads[1]!.resolve("second");
  await Promise.all(background);
  assert.equal(await get(), "second");
});

Deno.test("after thirty seconds a request waits for the new response", async () => {
  const { clock, reads, get, fill } = setUp();
  await fill("first");
  clock.now += 30_001;
  const asked = get();
  reads[1]!.resolve("second");
  assert.equal(await asked, "second");
});

Deno.test("the age counts from the beginning of the read", async () => {
  const { clock, reads, get } = setUp();
  const asked = get();
  clock.now += 10_001;
  reads[0]!.resolve("slow");
  await asked;
  void get();
  assert.equal(reads.length, 2);
});

Deno.test(
  "when the database fails, a response of up to five minutes is given, and the failure is reported",
  async () => {
    const { clock, reads, failures, get, fill } = setUp();
    await fill("first");
    clock.now += 300_000;
    const asked = get();
    reads[1]!.reject(unavailable("no database"));
    assert.equal(await asked, "first");
    assert.equal(failures.length, 1);
    clock.now += 1;
    const later = get();
    reads[2]!.reject(unavailable("no database"));
    await assert.rejects(later, { code: "unavailable" });
  },
);

Deno.test("a failure in the background is reported, and the next request tries again", async () => {
  const { clock, reads, failures, background, get, fill } = setUp();
  await fill("first");
  clock.now += 10_001;
  await get();
  reads[1]!.reject(new Error("broken"));
  await Promise.all(background);
  assert.equal(failures.length, 1);
  assert.equal(await get(), "first");
  assert.equal(reads.length, 3);
});

Deno.test("an error is never kept: all who waited get it, the next one reads again", async () => {
  const { reads, get } = setUp();
  const asked = [get(), get()];
  reads[0]!.reject(unavailable("no database"));
  for (const one of asked) await assert.rejects(one, { code: "unavailable" });
  const next = get();
  reads[1]!.resolve("response");
  assert.equal(await next, "response");
});

Deno.test("that there is nothing to return any more is believed at once", async () => {
  const { clock, reads, get, fill } = setUp();
  await fill("first");
  clock.now += 30_001;
  const gone = get();
  reads[1]!.reject(new ApiError("not_found", "No Data Available"));
  await assert.rejects(gone, { code: "not_found" });
  const asked = get();
  reads[2]!.resolve("back");
  assert.equal(await asked, "back");
});

Deno.test("who changed something gets a read that begins after their request, which everybody then gets", async () => {
  const { clock, reads, waits, get, fill } = setUp();
  await fill("before the change");
  clock.now += 5000;
  const [one, other] = [get("list", true), get("list", true)];
  await settle();
  assert.deepEqual(
    waits.map(({ milliseconds }) => milliseconds),
    [0],
  );
  waits[0]!.end();
  await settle();
  assert.equal(reads.length, 2);
  reads[1]!.resolve("after the change");
  assert.deepEqual(await Promise.all([one, other]), ["after the change", "after the change"]);
  assert.equal(await get(), "after the change");
});

Deno.test(
  "a read that began before such a request is not its response, and does not replace the newer one",
  async () => {
    const { clock, reads, waits, get } = setUp();
    const early = get();
    clock.now += 10;
    const fresh = get("list", true);
    await settle();
    waits[0]!.end();
    await settle();
    reads[1]!.resolve("after");
    assert.equal(await fresh, "after");
    reads[0]!.resolve("before");
    assert.equal(await early, "before");
    assert.equal(await get(), "after");
  },
);

Deno.test("such requests lead to one read at a time, a quarter of a second apart", async () => {
  const { clock, reads, waits, get, fill } = setUp();
  await fill("first");
  clock.now += 100;
  const first = get("list", true);
  await settle();
  assert.equal(waits[0]!.milliseconds, 150);
  waits[0]!.end();
  await settle();
  // The read is running: the next request waits until it has ended.
  const second = get("list", true);
  const third = get("list", true);
  await settle();
  assert.deepEqual([reads.length, waits.length], [2, 1]);
  reads[1]!.resolve("second");
  await first;
  await settle();
  assert.deepEqual([reads.length, waits.length, waits[1]!.milliseconds], [2, 2, 250]);
  waits[1]!.end();
  await settle();
  reads[2]!.resolve("third");
  assert.deepEqual(await Promise.all([second, third]), ["third", "third"]);
});

Deno.test("after a change in this process nothing older is given, not even by a read that was running", async () => {
  const { clock, reads, responses, get, fill } = setUp();
  await fill("old");
  clock.now += 10_001;
  await get();
  responses.clear();
  reads[1]!.resolve("also old");
  await settle();
  const asked = get();
  assert.equal(reads.length, 3);
  reads[2]!.resolve("new");
  assert.equal(await asked, "new");
});

Deno.test("the memory is bounded: what was not asked for longest is forgotten first", async () => {
  const { reads, get, fill } = setUp();
  const large = "x".repeat(3 * 1024 * 1024);
  await fill(large, "a");
  await fill(large, "b");
  await get("a");
  await fill(large, "c");
  await get("a");
  await get("c");
  assert.equal(reads.length, 3);
  void get("b");
  assert.equal(reads.length, 4);
});
