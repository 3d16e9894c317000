import assert from "node:assert/strict";
import { commentMessages } from "../../../_shared/contract/wire/comments.ts";
import { testCommentRow as comment } from "../../../_shared/domain/comments/testing/comment-row.ts";
import { ModelError, type ModelErrorKind } from "../../../_shared/domain/writing/call.ts";
import type { FakeResponses } from "../../../_shared/platform/testing/fake-supabase.ts";
import { setUpApi, testUserId } from "../../testing/set-up.ts";

const rpc = (responses: FakeResponses): FakeResponses =>
  Object.fromEntries(Object.entries(responses).map(([name, response]) => [`/rest/v1/rpc/${name}`, response]));
const admin: FakeResponses = { admin_access: () => "admin" };
const pending: FakeResponses = {
  ...admin,
  begin_comment_response: () => ({ outcome: "pending", comment, post: "Kites", hashtags: [], others: [] }),
  fail_comment_response: ({ body }) => ({ ...comment, failure: body.p_failure }),
  begin_automatic_response: () => ({ outcome: "pending", comment, post: "Kites", hashtags: [], others: [] }),
  fail_automatic_response: ({ body }) => ({ ...comment, failure: body.p_failure }),
  fail_job: () => "retried",
};
const job = {
  id: "3",
  queue: "comment_response",
  lease_id: "00000000-0000-4000-8000-0000000000ff",
  attempts: 1,
  payload: { comment_id: "1", actor_id: testUserId },
};
const failing = (kind: ModelErrorKind) => () => Promise.reject(new ModelError(kind, "provider text"));
const names = (paths: string[]) => paths.map((path) => path.replace("/rest/v1/rpc/", ""));

for (const [kind, status, message] of [
  ["timeout", 502, commentMessages.failed],
  ["refused", 422, commentMessages.refused],
  ["config", 503, commentMessages.notConfigured],
] as const) {
  Deno.test(`a response that fails (${kind}) leaves the comment pending and says why`, async () => {
    const { call, received } = setUpApi(rpc(pending), {
      comments: { source: "model", respondToComment: failing(kind) },
    });
    const response = await call("POST", "/api/admin/social-media/comments/1/respond", {});
    assert.deepEqual([response.status, (await response.json()).message], [status, message]);
    assert.deepEqual(received.at(-1)?.body, { p_id: "1", p_failure: message });
  });
}

Deno.test("an automatic response that fails does not lose the comment, and the queue tries again", async () => {
  const { call, background, received } = setUpApi(
    rpc({ ...pending, create_social_comment: () => ({ outcome: "created", comment, job }) }),
    { comments: { source: "model", respondToComment: failing("rate_limited") } },
  );
  const response = await call("POST", "/api/admin/social-media/comments", { comment: "Lovely" });
  assert.deepEqual([response.status, (await response.json()).failure], [201, commentMessages.failed]);
  assert.equal(background.length, 1);
  assert.equal(received.at(-1)!.path, "/rest/v1/rpc/fail_job");
  assert.deepEqual([received.at(-1)!.body.p_id, received.at(-1)!.body.p_wait_seconds], ["3", null]);
});

Deno.test("a database that stops in the middle of an automatic response does not lose the comment either", async () => {
  const { call, logged } = setUpApi(
    rpc({ ...admin, create_social_comment: () => ({ outcome: "created", comment, job }) }),
  );
  const response = await call("POST", "/api/admin/social-media/comments", { comment: "Lovely" });
  assert.equal(response.status, 201);
  assert.equal(
    logged.some(({ event }) => event === "automatic_response_crashed"),
    true,
  );
});

Deno.test("above the cap the comment waits for a click, or for the limit's end", async () => {
  const { call, received, paths } = setUpApi(
    rpc({
      ...pending,
      create_social_comment: () => ({ outcome: "created", comment, job }),
      begin_automatic_response: () => ({ outcome: "rate_limited", retry_after: 60 }),
    }),
  );
  const response = await call("POST", "/api/admin/social-media/comments", { comment: "Lovely" });
  assert.deepEqual([response.status, (await response.json()).failure], [201, commentMessages.tooMany]);
  assert.deepEqual(names(paths()).slice(-2), ["fail_automatic_response", "fail_job"]);
  assert.equal(received.at(-1)!.body.p_wait_seconds, 60);
});

Deno.test("a post that cannot be written is not stored", async () => {
  const { call, paths } = setUpApi(rpc({ ...admin, begin_social_post: () => ({ outcome: "allowed", recent: [] }) }), {
    posts: { source: "model", writePost: failing("unavailable") },
  });
  const response = await call("POST", "/api/admin/social-media/posts", {
    platform: "instagram",
    content: "AUTO_GENERATE",
    scheduledFor: "2026-06-11T10:00:00Z",
  });
  assert.equal(response.status, 502);
  assert.deepEqual(names(paths()), ["admin_access", "begin_social_post"]);
});

Deno.test("too many drafts are refused, with the time to try again", async () => {
  const { call } = setUpApi(
    rpc({ ...admin, begin_article_draft: () => ({ outcome: "rate_limited", retry_after: 90 }) }),
  );
  const response = await call("POST", "/api/admin/articles/generate", { category: "tips" });
  assert.deepEqual([response.status, response.headers.get("retry-after")], [429, "90"]);
});

Deno.test("the role is asked for before the body is read, and nothing else happens without it", async () => {
  const { call, paths, received, background } = setUpApi(
    rpc({ admin_access: () => "forbidden", record_security_event: () => true }),
  );
  assert.equal((await call("POST", "/api/admin/articles/generate", { nonsense: true })).status, 403);
  await Promise.all(background);
  assert.deepEqual(names(paths()), ["admin_access", "record_security_event"]);
  const { p_kind: kind, p_user_id: userId, p_details: details } = received[1]!.body;
  assert.deepEqual(
    [kind, userId, details],
    ["admin_call_refused", testUserId, { call: "POST /api/admin/articles/generate", status: 403 }],
  );
});

for (const query of [
  "limit=0",
  "limit=101",
  "limit=x",
  "before=nonsense",
  `before=${btoa('["2026-06-10T10:00:00.000Z","1"]')}`,
]) {
  Deno.test(`posts refuse ${query}`, async () => {
    const { call } = setUpApi(rpc({ ...admin, list_social_posts: () => [] }));
    assert.equal((await call("GET", `/api/admin/social-media/posts?${query}`, undefined)).status, 400);
  });
}
