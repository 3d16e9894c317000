import assert from "node:assert/strict";
import { ApiError, describeError } from "./errors.ts";
import { trackErrors } from "./error-tracking.ts";
import type { LogEntry } from "./log.ts";

const settings = { dsn: "https://publickey@errors.test/7", sampleRate: 1 };

function setUp({ respond = () => new Response("{}"), given = settings as typeof settings | null } = {}) {
  const sent: { url: string; body: string }[] = [];
  const logged: LogEntry[] = [];
  const background: Promise<unknown>[] = [];
  const fetcher = ((url: string, init: RequestInit) => {
    sent.push({ url, body: init.body as string });
    return Promise.resolve().then(respond);
  }) as typeof fetch;
  const log = trackErrors((_level, entry) => void logged.push(entry), given, {
    source: "api",
    fetch: fetcher,
    background: (work) => background.push(work),
    now: () => 1_000_000,
  });
  const events = () => sent.map(({ body }) => JSON.parse(body.split("\n")[2]!));
  return { log, sent, logged, events, done: () => Promise.all(background) };
}

/** What must never leave, in the places where an entry of the log could hold it. */
const secrets = ["a keyword about Anna", "anna@example.com", "eyJhbGciOiJIUzI1NiJ9", "sk-secret", "My caption text"];

Deno.test("a failed request is reported with its place, kinds and ID, and nothing that anybody typed", async () => {
  const { log, sent, events, done } = setUp();
  const [keyword, email, token, key, caption] = secrets;
  const cause = new SyntaxError(`Unexpected token in "${caption}" <- Anna: ${email}`);
  log("error", {
    event: "request_crashed",
    requestId: "7f9c24e8-3b12-4fef-91e0-56a2d5a9c3b4",
    method: "POST",
    path: `/api/captions/${email}/Coffee?token=${token}`,
    error: describeError(new ApiError("internal", `${keyword} ${key}`, { cause })),
    userId: email,
    note: caption,
  });
  await done();
  assert.equal(sent[0]?.url, "https://errors.test/api/7/envelope/?sentry_version=7&sentry_key=publickey");
  for (const secret of [...secrets, "Anna", "Coffee"]) assert.ok(!sent[0]!.body.includes(secret), secret);
  const [event] = events();
  assert.deepEqual(
    [event.level, event.transaction, event.tags],
    [
      "error",
      "POST /api/captions/:id/:id",
      { source: "api", event: "request_crashed", request_id: "7f9c24e8-3b12-4fef-91e0-56a2d5a9c3b4" },
    ],
  );
});

Deno.test("the type is that of the innermost cause", async () => {
  const { log, events, done } = setUp();
  const error = describeError(new ApiError("unavailable", "Down.", { cause: new TypeError("fetch failed") }));
  log("warn", { event: "request_failed", code: "unavailable", error });
  await done();
  assert.equal(events()[0].exception.values[0].type, "TypeError");
  assert.equal(events()[0].tags.code, "unavailable");
});

Deno.test("information and warnings that the product copes with are not reported", () => {
  const { log, sent, logged } = setUp();
  log("info", { event: "post_written" });
  log("warn", { event: "session_not_noted", error: "TypeError: x" });
  assert.deepEqual([sent.length, logged.length], [0, 2]);
});

Deno.test("without a setting, the log is the plain one", () => {
  const { log, sent, logged } = setUp({ given: null });
  log("error", { event: "request_crashed" });
  assert.deepEqual([sent.length, logged.length], [0, 1]);
});

Deno.test("a server that asks for a pause gets one", async () => {
  const { log, sent, logged, done } = setUp({ respond: () => new Response("{}", { status: 429 }) });
  log("error", { event: "request_crashed" });
  await done();
  log("error", { event: "request_crashed" });
  assert.deepEqual([sent.length, logged.length], [1, 2]);
});

Deno.test("a report that fails is one line in the log, without the address, and no further report", async () => {
  const failing = setUp({
    respond: () => {
      throw new TypeError("error sending request for url (https://errors.test/?sentry_key=publickey)");
    },
  });
  failing.log("error", { event: "request_crashed" });
  await failing.done();
  assert.deepEqual(failing.logged.at(-1), { event: "error_not_reported", error: "TypeError" });
  assert.equal(failing.sent.length, 1);
});
