import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { setUser } from "@/lib/session.ts";
import { jsonResponse, failure, fakeApi, noResponse } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { captionBatches, chipLabel, clearCaptionBatches } from "./caption-batches.ts";
import { cancelGeneration, generate, runningGeneration } from "./generation.ts";
import { writingChunk } from "./lazy-parts.ts";

const request = { keyword: "snow", platform: "general", emojiLevel: 50, hashtagLevel: 50, aiControlled: true } as const;
const result = {
  id: "g1",
  keyword: "snow",
  platform: "general",
  captions: ["One."],
  createdAt: "2026-11-21T08:00:00Z",
  writer: "model",
  usage: { used: 1, limit: 5, resetsAt: "2026-11-22T00:00:00Z" },
};
const respond = () => fakeApi({ "POST /api/generate-caption": () => jsonResponse(result) });

// The page loads it when somebody reaches for the form.
beforeAll(async () => {
  await writingChunk.load();
});
beforeEach(() => {
  vi.useFakeTimers();
  setUser(fakeUser());
});
afterEach(() => {
  clearCaptionBatches();
  setUser(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("adds the captions half a second after the response", async () => {
  respond();
  const outcome = generate(request, null);
  await vi.advanceTimersByTimeAsync(499);
  expect(captionBatches.get()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect((await outcome).kind).toBe("added");
  expect(captionBatches.get()[0]).toMatchObject({ keyword: "snow", captions: ["One."] });
  expect(runningGeneration.get()).toBeNull();
});

it("sends one request however often it is asked while one runs", async () => {
  const requests = fakeApi({ "POST /api/generate-caption": noResponse });
  const first = generate(request, null);
  expect(await generate(request, null)).toEqual({ kind: "cancelled" });
  // Before anything else runs: the press is rendered afterwards.
  expect(requests).toHaveLength(1);
  cancelGeneration();
  expect(await first).toEqual({ kind: "cancelled" });
});

it("refuses values that the form cannot have, and sends nothing", async () => {
  const requests = respond();
  const onValid = vi.fn();
  const outcome = await generate({ ...request, keyword: "k".repeat(600) }, null, onValid);
  expect(outcome).toMatchObject({ kind: "failed", message: expect.stringContaining("Please keep the keyword to") });
  expect([requests.length, onValid.mock.calls.length, runningGeneration.get()]).toEqual([0, 0, null]);
});

it("keeps captions that were already counted when the cancel comes too late", async () => {
  respond();
  const outcome = generate(request, null);
  await vi.advanceTimersByTimeAsync(100);
  cancelGeneration();
  await vi.advanceTimersByTimeAsync(400);
  expect((await outcome).kind).toBe("added");
});

it("shows the next person nothing of a response that arrives after a logout", async () => {
  respond();
  const outcome = generate(request, null);
  await vi.advanceTimersByTimeAsync(100);
  setUser(fakeUser({ id: "5f2b7c1e-0000-4000-8000-000000000002" }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await outcome).toEqual({ kind: "cancelled" });
  expect(captionBatches.get()).toHaveLength(0);
});

it("tells a spent quota from other failures", async () => {
  fakeApi({ "POST /api/generate-caption": () => failure(429, "daily_limit_reached", "Spent.") });
  expect(await generate(request, null)).toEqual({ kind: "failed", message: "Spent.", quotaSpent: true });
  fakeApi({ "POST /api/generate-caption": () => failure(429, "rate_limited", "Slow down.") });
  expect(await generate(request, null)).toEqual({ kind: "failed", message: "Slow down.", quotaSpent: false });
});

it("the chip says the keyword, or what simulated it", () => {
  expect([
    chipLabel({ keyword: "snow", hasPhoto: true }),
    chipLabel({ keyword: "", hasPhoto: true }),
    chipLabel({ keyword: "", hasPhoto: false }),
  ]).toEqual(["snow", "Photo", "Random"]);
});
