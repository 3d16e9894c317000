import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { framesOf, sendReport } from "./send-report.ts";

const tracking = { dsn: "https://publickey@errors.test/7", sampleRate: 1 };
let sent: { url: string; init: RequestInit }[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return Promise.resolve(new Response("{}"));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

it("reports the kind of an error and its place, and nothing that anybody typed", async () => {
  window.history.replaceState(null, "", "/reset-password/anna@example.com?token=eyJhbGci#secret");
  const error = new TypeError(`cannot read "My caption text" of anna@example.com`);
  const { origin } = window.location;
  error.stack = `TypeError: cannot read "My caption text"\n    at show (${origin}/assets/app-x1.js?token=eyJhbGci:2:17)`;
  await sendReport(error, tracking);
  expect(sent.map(({ url }) => url)).toEqual([
    "https://errors.test/api/7/envelope/?sentry_version=7&sentry_key=publickey",
  ]);
  const body = sent[0]!.init.body as string;
  for (const secret of ["caption text", "anna", "example.com", "eyJ", "secret"]) expect(body).not.toContain(secret);
  const event = JSON.parse(body.split("\n")[2]!);
  expect(event.transaction).toBe("/reset-password/:id");
  expect(event.exception.values[0]).toMatchObject({
    type: "TypeError",
    stacktrace: { frames: [{ filename: "/assets/app-x1.js", function: "show", lineno: 2, colno: 17 }] },
  });
  expect(sent[0]!.init).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer" });
  expect(document.cookie && body.includes(document.cookie)).toBeFalsy();
});

it("reports an error once", async () => {
  const error = new RangeError("x");
  await sendReport(error, tracking);
  await sendReport(error, tracking);
  expect(sent).toHaveLength(1);
});

it.each([
  ["a failed request, which the server reports", new ApiError(500, "500", "It broke.")],
  ["an abort", new DOMException("gone", "AbortError")],
  ["a chunk that is gone", new TypeError("Failed to fetch dynamically imported module: /assets/a.js")],
  ["what is no error", "a text that somebody typed"],
])("does not report %s", async (_, error) => {
  await sendReport(error, tracking);
  expect(sent).toEqual([]);
});

it("does not send to what is no DSN", async () => {
  await sendReport(new TypeError("x"), { ...tracking, dsn: "https://errors.test/7" });
  expect(sent).toEqual([]);
});

it.each([
  [
    "Chrome",
    "Error: x\n    at new Set.add (https://kite.test/assets/a.js:1:20)\n    at https://kite.test/assets/b.js:3:4",
  ],
  ["Firefox and Safari", "Set.add@https://kite.test/assets/a.js:1:20\n@https://kite.test/assets/b.js:3:4\n"],
])("reads the stack of %s", (_, stack) => {
  expect(framesOf(stack, "https://kite.test").map((frame) => ({ ...frame, function: "" }))).toEqual([
    { filename: "/assets/a.js", function: "", lineno: 1, colno: 20 },
    { filename: "/assets/b.js", function: "", lineno: 3, colno: 4 },
  ]);
  expect(framesOf(stack, "https://other.test")).toEqual([]);
});
