import assert from "node:assert/strict";
import { createSubjectHash } from "../../platform/limits/subject.ts";
import { createDatabase } from "../../platform/supabase/database.ts";
import { fakeSupabase, type FakeResponses } from "../../platform/testing/fake-supabase.ts";
import { createSecurityRecorder } from "./recorder.ts";

const path = "/rest/v1/rpc/record_security_event";
const subjectHash = createSubjectHash("0123456789abcdef0123456789abcdef");

function setUp(responses: FakeResponses = { [path]: () => true }) {
  const supabase = fakeSupabase(responses);
  const work: Promise<unknown>[] = [];
  const logged: Record<string, unknown>[] = [];
  const recorder = createSecurityRecorder({
    database: createDatabase({ supabaseUrl: "http://data.test", publishableKey: "p", secretKey: "s" }, supabase.fetch),
    log: (_level, entry) => logged.push(entry),
    background: (promise) => work.push(promise),
    subjectHash,
    addressOf: () => "203.0.113.7",
  });
  return { recorder, work, logged, received: supabase.received };
}

Deno.test("an event names neither the address nor the email, but the same one twice has the same hash", async () => {
  const { recorder, work, received } = setUp();
  recorder.record("sign_in_failed", new Headers(), { email: "Anna@example.com" });
  recorder.record("sign_in_failed", new Headers(), { email: "anna@example.com" });
  await Promise.all(work);
  const [first, second] = received.map(({ body }) => body);
  assert.deepEqual(first, second);
  assert.equal(first?.p_email_hash, await subjectHash("anna@example.com"));
  assert.equal(first?.p_address_hash, await subjectHash("203.0.113.7"));
  assert.doesNotMatch(JSON.stringify(received.map(({ body }) => body)), /anna|203\.0/i);
  assert.equal(received[0]?.authorization, "Bearer s");
});

Deno.test("a database that fails is logged and breaks nothing", async () => {
  const { recorder, work, logged } = setUp({});
  recorder.record("sign_in", new Headers());
  await Promise.all(work);
  assert.deepEqual(
    logged.map(({ event, kind }) => [event, kind]),
    [["security_event_not_stored", "sign_in"]],
  );
});

Deno.test("a flood does not pile up: what is too much is dropped and counted", async () => {
  const { recorder, work, received, logged } = setUp();
  for (let n = 0; n < 200; n++) recorder.record("admin_call_refused", new Headers());
  await Promise.all(work);
  assert.equal(received.length, 50);
  assert.deepEqual(
    logged.map(({ event, count }) => [event, count]),
    [["security_events_dropped", 150]],
  );
  recorder.record("admin_call_refused", new Headers());
  await Promise.all(work);
  assert.equal(received.length, 51);
});
