import assert from "node:assert/strict";
import { createDatabase } from "../supabase/database.ts";
import { fakeSupabase, type FakeResponses } from "../testing/fake-supabase.ts";
import { createSessionTracker } from "./tracker.ts";

const path = "/rest/v1/rpc/touch_session";
const headers = new Headers({
  "user-agent": "Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36",
});

function setUp(responses: FakeResponses = { [path]: () => true }) {
  const supabase = fakeSupabase(responses);
  const database = createDatabase(
    { supabaseUrl: "http://data.test", publishableKey: "p", secretKey: "s" },
    supabase.fetch,
  );
  const work: Promise<unknown>[] = [];
  const events: string[] = [];
  const clock = { now: 0 };
  const tracker = createSessionTracker({
    database,
    log: (_level, entry) => events.push(entry.event),
    background: (promise) => work.push(promise),
    now: () => clock.now,
  });
  return { tracker, clock, events, work, received: supabase.received };
}

Deno.test("a sign-in stores the device, as the person", async () => {
  const { tracker, received } = setUp();
  await tracker.signedIn("a.b.token", headers);
  assert.deepEqual(
    received.map(({ authorization, body }) => [authorization, body]),
    [["Bearer a.b.token", { p_device: "Chrome on Android" }]],
  );
});

Deno.test("visits are noted after the response, once in five minutes for a token", () => {
  const { tracker, clock, work } = setUp();
  const visit = (at: number, token = "a.b.token") => {
    clock.now = at;
    tracker.seen(token, headers);
    return work.length;
  };
  assert.deepEqual([visit(0), visit(299_999), visit(299_999, "a.b.other"), visit(300_000)], [1, 1, 2, 3]);
});

Deno.test("a database that fails breaks nothing, and the next visit tries again", async () => {
  const { tracker, events, work } = setUp({});
  await tracker.signedIn("a.b.token", headers);
  tracker.seen("a.b.token", headers);
  await Promise.all(work);
  assert.deepEqual(events, ["session_not_noted", "session_not_noted"]);
});
