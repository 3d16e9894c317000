import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/api-client.ts";
import { failure, fakeApi, jsonResponse } from "@/testing/fake-api.ts";
import { fakeEventStream } from "@/testing/fake-event-stream.ts";
import { captionBatches, clearCaptionBatches } from "./caption-batches.ts";
import { receiveCaptions } from "./receive-captions.ts";

const request = { keyword: "snow", platform: "x", emojiLevel: 50, hashtagLevel: 50, aiControlled: true } as const;
const brief = { intent: "thing", language: "en", gravity: "light" };
const start = { requested: 3, writer: "model", brief };
const sent = (place: number, text: string) => ({ id: "7", place, text });
const result = {
  id: "7",
  keyword: "snow",
  platform: "x",
  captions: ["One.", "Two.", "Three."],
  createdAt: "2026-11-21T08:00:00Z",
  writer: "model",
  usage: { used: 1, limit: 5, resetsAt: "2026-11-22T00:00:00Z" },
  requested: 3,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  clearCaptionBatches();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts to receive; `isCurrent` until `logOut`. */
function receiving() {
  const stream = fakeEventStream();
  const cancel = new AbortController();
  let current = true;
  const outcome = receiveCaptions(stream.body, {
    request,
    photo: null,
    signal: cancel.signal,
    isCurrent: () => current,
  });
  // Every test looks at the outcome itself; until then a rejection is expected.
  outcome.catch(() => undefined);
  return {
    stream,
    outcome,
    async send(event: string, data: unknown) {
      stream.send(event, data);
      await vi.advanceTimersByTimeAsync(0);
    },
    logOut() {
      current = false;
    },
    abort() {
      cancel.abort();
      stream.fail(new DOMException("aborted", "AbortError"));
    },
  };
}

const newest = () => captionBatches.get()[0];
/** After the half second in which nothing is shown. */
async function opened(...texts: string[]) {
  const run = receiving();
  await run.send("start", start);
  for (const [place, text] of texts.entries()) await run.send("caption", sent(place, text));
  await vi.advanceTimersByTimeAsync(500);
  return run;
}

it("shows what arrived half a second after the response began, and from then on each caption at once", async () => {
  const run = receiving();
  await run.send("start", start);
  await run.send("caption", sent(0, "One."));
  await run.send("caption", sent(1, "Two."));
  await vi.advanceTimersByTimeAsync(499);
  expect(captionBatches.get()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(newest()).toMatchObject({
    id: "7",
    keyword: "snow",
    platform: "x",
    captions: ["One.", "Two."],
    writer: "model",
    requested: 3,
    brief,
    arriving: true,
  });
  await run.send("caption", sent(2, "Three."));
  expect(newest()?.captions).toEqual(["One.", "Two.", "Three."]);
  await run.send("done", result);
  expect(await run.outcome).toMatchObject({ kind: "added", result: { captions: result.captions } });
  expect(newest()).toMatchObject({ captions: result.captions, arriving: false, note: null });
  expect(captionBatches.get()).toHaveLength(1);
});

it("waits the half second when everything arrives at once", async () => {
  const run = receiving();
  await run.send("start", start);
  await run.send("caption", sent(0, "One."));
  await run.send("done", { ...result, captions: ["One."] });
  expect(captionBatches.get()).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(await run.outcome).toMatchObject({ kind: "added" });
  expect(newest()).toMatchObject({ captions: ["One."], requested: 3, arriving: false });
});

it("leaves a caption as it was edited while others arrived", async () => {
  const run = await opened("One.");
  captionBatches.set([{ ...newest()!, captions: ["Edited."] }]);
  await run.send("caption", sent(1, "Two."));
  await run.send("done", result);
  await run.outcome;
  expect(newest()?.captions).toEqual(["Edited.", "Two.", "Three."]);
});

it("keeps what has arrived when the person cancels, also what was not shown yet, and says so", async () => {
  const run = await opened("One.", "Two.");
  run.abort();
  const note = "You cancelled. 2 of 3 captions arrived and are kept.";
  expect(await run.outcome).toEqual({ kind: "kept", note, isCancelled: true });
  expect(newest()).toMatchObject({ captions: ["One.", "Two."], arriving: false, note });

  const early = receiving();
  await early.send("start", start);
  await early.send("caption", { ...sent(0, "Early."), id: "8" });
  early.abort();
  expect(await early.outcome).toMatchObject({ note: "You cancelled. 1 of 3 captions arrived and is kept." });
  expect(newest()).toMatchObject({ id: "8", captions: ["Early."] });
});

it("rejects like the request when nothing has arrived", async () => {
  const cancelled = receiving();
  await cancelled.send("start", start);
  cancelled.abort();
  await expect(cancelled.outcome).rejects.toMatchObject({ name: "AbortError" });
  const refused = receiving();
  await refused.send("start", start);
  await refused.send("error", { code: "model_refused", message: "Declined.", status: 422 });
  await expect(refused.outcome).rejects.toMatchObject({ status: 422, code: "model_refused", readable: "Declined." });
  const lost = receiving();
  await lost.send("start", start);
  lost.stream.end();
  await expect(lost.outcome).rejects.toMatchObject({ status: 0 });
  await expect(lost.outcome).rejects.toBeInstanceOf(ApiError);
  expect(captionBatches.get()).toEqual([]);
});

it("says why the writer stopped, in the server's words where it has some", async () => {
  const stopped = await opened("One.");
  const body = { code: "model_failed", message: "Stopped.", details: { kept: 1, requested: 3 }, status: 502 };
  await stopped.send("error", body);
  expect(await stopped.outcome).toEqual({
    kind: "kept",
    note: "The caption writer stopped early. 1 of 3 captions arrived and is kept.",
    isCancelled: false,
  });
  const down = await opened("One.", "Two.");
  await down.send("error", { code: "unavailable", message: "We are down.", status: 503 });
  expect(await down.outcome).toMatchObject({ note: "We are down. 2 of 3 captions arrived and are kept." });
});

it("asks once for what is stored when the connection is lost, and shows what was on its way", async () => {
  const entry = { id: "7", keyword: "snow", platform: "x", captions: ["One.", "Two."], createdAt: result.createdAt };
  const requests = fakeApi({ "GET /api/caption-history": () => jsonResponse([{ ...entry, id: "6" }, entry]) });
  const run = await opened("One.");
  run.stream.end();
  const note = "The connection was lost. 2 of 3 captions arrived and are kept.";
  expect(await run.outcome).toEqual({ kind: "kept", note, isCancelled: false });
  expect(newest()).toMatchObject({ captions: ["One.", "Two."], arriving: false, note });
  expect(requests).toHaveLength(1);
});

it("keeps what is here when the history cannot be asked or has nothing more", async () => {
  fakeApi({ "GET /api/caption-history": () => failure(503, "unavailable", "Later.") });
  const run = await opened("One.");
  run.stream.fail(new TypeError("network error"));
  expect(await run.outcome).toMatchObject({ note: "The connection was lost. 1 of 3 captions arrived and is kept." });
  expect(newest()).toMatchObject({ captions: ["One."], arriving: false });
});

it("shows the next person nothing", async () => {
  const run = receiving();
  await run.send("start", start);
  await run.send("caption", sent(0, "One."));
  run.logOut();
  await vi.advanceTimersByTimeAsync(500);
  await run.send("done", result);
  expect(await run.outcome).toEqual({ kind: "cancelled" });
  expect(captionBatches.get()).toEqual([]);
});

it("does not bring back captions that the person cleared meanwhile", async () => {
  const run = await opened("One.");
  clearCaptionBatches();
  await run.send("caption", sent(1, "Two."));
  await run.send("done", result);
  expect(await run.outcome).toMatchObject({ kind: "added" });
  expect(captionBatches.get()).toEqual([]);
});
