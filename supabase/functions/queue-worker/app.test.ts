import assert from "node:assert/strict";
import { createResponseJob } from "../_shared/domain/comments/response-job.ts";
import { testCommentRow } from "../_shared/domain/comments/testing/comment-row.ts";
import { createMailJob } from "../_shared/domain/mail/mail-job.ts";
import { createTrendsJob } from "../_shared/domain/trending/trends-job.ts";
import { secretHeader } from "../_shared/platform/cron/environment.ts";
import type { LogEntry } from "../_shared/platform/log.ts";
import { createMailer } from "../_shared/platform/mail/mailer.ts";
import { createDatabase } from "../_shared/platform/supabase/database.ts";
import { fakeSupabase, type FakeResponses } from "../_shared/platform/testing/fake-supabase.ts";
import { createBuiltInResponder } from "../_shared/writers/built-in/comments/responder.ts";
import { createApp } from "./app.ts";

const secret = "0123456789abcdef";
const now = Date.parse("2026-06-10T12:00:00Z");
const rpc = (name: string) => `/rest/v1/rpc/${name}`;
const lease = "00000000-0000-4000-8000-0000000000ff";
const jobOf = (queue: string, payload: object) => ({ id: "1", queue, lease_id: lease, attempts: 1, payload });
const comment = { ...testCommentRow, id: "7" };

/** The worker with one job that is due, and what it asked of the database and the mailbox. */
async function work(job: object | null, responses: FakeResponses = {}, header = secret) {
  const waiting = [job];
  const supabase = fakeSupabase({
    [rpc("claim_job")]: () => waiting.shift() ?? null,
    [rpc("finish_job")]: () => true,
    [rpc("fail_job")]: () => "retried",
    "/mailbox": () => new Response(null, { status: 204 }),
    ...responses,
  });
  const keys = { supabaseUrl: "https://data.test", publishableKey: "p", secretKey: "s" };
  const database = createDatabase(keys, supabase.fetch);
  const mailer = createMailer({ kind: "mailbox", url: "https://data.test/mailbox", key: "s" }, supabase.fetch);
  const log = (_level: string, _entry: LogEntry) => undefined;
  const config = { adminEmail: "boss@example.com", siteUrl: new URL("https://kite.test"), contactEmail: "a@b.example" };
  const app = createApp({
    secret,
    database,
    handlers: {
      mail: createMailJob({ config, database, mailer, subjectHash: () => Promise.resolve("hash") }),
      comment_response: createResponseJob({ database, comments: createBuiltInResponder(), log }),
      trends: createTrendsJob({ database, model: null, log, now: () => now }),
    },
    log,
    now: () => now,
  });
  const response = await app.request("/functions/v1/queue-worker", {
    method: "POST",
    headers: { [secretHeader]: header },
  });
  const names = supabase.received.map(({ path }) => path.replace(rpc(""), ""));
  return { status: response.status, body: await response.json(), names, received: supabase.received };
}

Deno.test("only the scheduler may call it", async () => {
  const { status, names } = await work(null, {}, "wrong");
  assert.deepEqual([status, names], [401, []]);
});

Deno.test("a notice that waited is mailed once and reported", async () => {
  const { body, names, received } = await work(
    jobOf("mail", { kind: "message", to: "anna@example.com", subject: "Hi", text: "There" }),
  );
  assert.deepEqual(body, { message: "1 jobs were done.", done: 1, retried: 0, dead: 0, lost: 0, left: false });
  assert.deepEqual(names, ["claim_job", "/mailbox", "finish_job", "claim_job"]);
  assert.deepEqual([received[1]!.body.to, received[1]!.body.text], ["anna@example.com", "There"]);
});

Deno.test(
  "an administrator's link that could not be mailed gets a new token, and none while one is valid",
  async () => {
    const job = jobOf("mail", { kind: "administrator_link", account_id: comment.id, to: "boss@example.com" });
    const sent = await work(job, {
      [rpc("create_admin_link")]: () => ({ outcome: "created", expires_at: "2026-06-10T13:00:00.000Z" }),
    });
    assert.deepEqual(sent.names, ["claim_job", "create_admin_link", "/mailbox", "finish_job", "claim_job"]);
    const again = await work(job, { [rpc("create_admin_link")]: () => ({ outcome: "not_needed" }) });
    assert.deepEqual(again.names, ["claim_job", "create_admin_link", "finish_job", "claim_job"]);
  },
);

Deno.test("a comment gets a response in the name of the administrator who entered it", async () => {
  const { names, received } = await work(jobOf("comment_response", { comment_id: "7", actor_id: "u1" }), {
    [rpc("begin_automatic_response")]: () => ({ outcome: "pending", comment, post: null, hashtags: [], others: [] }),
    [rpc("complete_automatic_response")]: () => ({ ...comment, is_responded: true, already_responded: false }),
  });
  assert.deepEqual(names.slice(1, 4), ["begin_automatic_response", "complete_automatic_response", "finish_job"]);
  assert.equal(received[2]!.body.p_actor_id, "u1");
});

Deno.test("a comment that was responded to before the worker vanished gets no second response", async () => {
  const { names } = await work(jobOf("comment_response", { comment_id: "7" }), {
    [rpc("begin_automatic_response")]: () => ({ outcome: "responded", comment: { ...comment, is_responded: true } }),
  });
  assert.deepEqual(names, ["claim_job", "begin_automatic_response", "finish_job", "claim_job"]);
});

Deno.test(
  "trends that were stored before the worker vanished are not made again, nor those of a day that is over",
  async () => {
    const stored = await work(jobOf("trends", { date: "2026-06-10" }), { [rpc("has_trending_snapshot")]: () => true });
    assert.deepEqual(stored.names, ["claim_job", "has_trending_snapshot", "finish_job", "claim_job"]);
    const over = await work(jobOf("trends", { date: "2026-06-09" }));
    assert.deepEqual(over.names, ["claim_job", "finish_job", "claim_job"]);
  },
);

Deno.test("trends that cannot be stored are tried again", async () => {
  const { body, names } = await work(jobOf("trends", { date: "2026-06-10" }), {
    [rpc("has_trending_snapshot")]: () => false,
    [rpc("collect_trends")]: () => 0,
    [rpc("list_site_trends")]: () => [],
    [rpc("record_job_run")]: () => 1,
    [rpc("save_trending_snapshot")]: () => new Response("no", { status: 503 }),
  });
  assert.equal(body.retried, 1);
  assert.ok(names.includes("fail_job"));
});
