import assert from "node:assert/strict";
import { createReportLimit, envelope, parseDsn, pauseAfter, safeErrorName, safePath } from "./error-report.ts";

Deno.test("a DSN is the address of a project", () => {
  assert.deepEqual(parseDsn("https://abc123@o1.ingest.example.com/42"), {
    origin: "https://o1.ingest.example.com",
    endpoint: "https://o1.ingest.example.com/api/42/envelope/?sentry_version=7&sentry_key=abc123",
  });
  assert.equal(
    parseDsn("http://k@127.0.0.1:9000/errors/7")?.endpoint,
    "http://127.0.0.1:9000/errors/api/7/envelope/?sentry_version=7&sentry_key=k",
  );
});

for (const dsn of [
  "",
  "https://example.com/1",
  "https://key:secret@example.com/1",
  "https://key@example.com",
  "https://key@example.com/name",
  "ftp://key@example.com/1",
  "https://key@example.com; script-src */1",
  "https://key@exa mple.com/1",
]) {
  Deno.test(`"${dsn}" is no DSN`, () => assert.equal(parseDsn(dsn), null));
}

Deno.test("an envelope is three lines: its header, the item's header and the event", () => {
  const frames = [
    { filename: "/assets/a.js", function: "inner", lineno: 1, colno: 2 },
    { filename: "/assets/a.js", function: "outer", lineno: 3, colno: 4 },
  ];
  const at = Date.parse("2026-06-10T10:00:00.500Z");
  const body = envelope(
    { at, level: "error", type: "TypeError", place: "/history", tags: { code: undefined }, frames },
    "ab",
  );
  const [header, item, event, ...rest] = body.split("\n").map((line) => (line === "" ? "" : JSON.parse(line)));
  assert.deepEqual(rest, [""]);
  assert.deepEqual(header, { event_id: "ab", sent_at: "2026-06-10T10:00:00.500Z" });
  assert.deepEqual(item, { type: "event", content_type: "application/json" });
  assert.deepEqual([event.event_id, event.timestamp, event.exception.values[0].type], ["ab", at / 1000, "TypeError"]);
  assert.equal(event.sdk.settings.infer_ip, "never");
  // The format lists the innermost call last.
  assert.deepEqual(event.exception.values[0].stacktrace.frames, frames.toReversed());
});

Deno.test("names and paths are only let through as plain words", () => {
  assert.equal(safeErrorName("TypeError"), "TypeError");
  for (const name of ["a@b.c", "Anna said: hello", "", undefined, "X".repeat(60)])
    assert.equal(safeErrorName(name), "Error");
  assert.equal(safePath("/api/user/captions.csv"), "/api/user/captions.csv");
  assert.equal(safePath("/api/captions/7f9c24e8-3b12-4fef-91e0-56a2d5a9c3b4/0"), "/api/captions/:id/:id");
  assert.equal(safePath("/reset-password?token=abc#x"), "/reset-password");
  assert.equal(safePath("/api/anna@example.com/Coffee"), "/api/:id/:id");
});

Deno.test("at most ten reports leave in a minute", () => {
  let at = 0;
  const limit = createReportLimit({ sampleRate: 1, now: () => at });
  assert.equal(Array.from({ length: 50 }, () => limit.take()).filter(Boolean).length, 10);
  at = 59_999;
  assert.equal(limit.take(), false);
  at = 60_000;
  assert.equal(limit.take(), true);
});

Deno.test("only the share of reports that is set leaves, and none while the server wants a pause", () => {
  let at = 0;
  const draws = [0.2, 0.3, 0.1];
  const limit = createReportLimit({ sampleRate: 0.25, now: () => at, random: () => draws.shift() ?? 0 });
  assert.deepEqual([limit.take(), limit.take(), limit.take()], [true, false, true]);
  limit.pause(5000);
  assert.equal(limit.take(), false);
  at = 5000;
  assert.equal(limit.take(), true);
  assert.deepEqual([pauseAfter(200, "60"), pauseAfter(429, "60"), pauseAfter(429, "soon")], [0, 60_000, 60_000]);
});
