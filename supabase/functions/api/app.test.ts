import assert from "node:assert/strict";
import { fakeRestRefusal } from "../_shared/platform/testing/rest-answers.ts";
import { fakeRefusal, fakeSession, fakeUser } from "../_shared/platform/testing/auth-answers.ts";
import { endpoints } from "../_shared/contract/wire/endpoints.ts";
import type { LogEntry } from "../_shared/platform/log.ts";
import { createBuiltInWriter } from "../_shared/writers/built-in/captions/writer.ts";
import { ModelError } from "../_shared/domain/writing/call.ts";
import type { ModelPort } from "../_shared/domain/captions/port.ts";
import { readSessionCookie, sessionCookieName, writeSessionCookies } from "../_shared/platform/session/cookie.ts";
import { testConfig } from "../_shared/platform/testing/config.ts";
import { fakeSupabase, testToken, type FakeResponses } from "../_shared/platform/testing/fake-supabase.ts";
import { createApp } from "./app.ts";

const now = Date.parse("2026-06-10T10:00:00Z");
const inAnHour = now / 1000 + 3600;
const sub = "00000000-0000-4000-8000-000000000001";
const token = testToken({ sub, exp: inAnHour });
const usage = { used: 1, limit: 5, resets_at: "2026-06-11T00:00:00.000Z" };
const me = {
  ...usage,
  id: sub,
  username: "anna",
  email: "anna@example.com",
  is_premium: false,
  premium_access: false,
  premium_until: null,
  stripe_subscription_id: null,
  stripe_customer_id: null,
  is_admin: false,
};
const reserve = "/rest/v1/rpc/reserve_generation";
const complete = "/rest/v1/rpc/complete_generation";
const release = "/rest/v1/rpc/release_generation";
const generating: FakeResponses = {
  [reserve]: () => ({
    ...usage,
    outcome: "reserved",
    generation_id: "g1",
    premium_access: false,
    tone: null,
    tone_off: [],
    recent: [],
  }),
  [complete]: () => ({ ...usage, outcome: "completed", id: "7", created_at: "2026-06-10T10:00:01.000Z" }),
  [release]: () => true,
};

function setUp(answers: FakeResponses, options: { model?: ModelPort; env?: Record<string, string> } = {}) {
  const supabase = fakeSupabase(answers);
  const logged: LogEntry[] = [];
  const background: Promise<unknown>[] = [];
  const app = createApp({
    config: testConfig(options.env),
    model: options.model ?? createBuiltInWriter(),
    log: (_level, entry) => logged.push(entry),
    now: () => now,
    fetch: supabase.fetch,
    background: (work) => background.push(work),
    neutralResponseMs: 0,
  });
  const call = (path: string, init: RequestInit = {}) => app.request(`https://kite.test${path}`, init);
  return {
    call,
    logged,
    background,
    paths: () => supabase.received.map(({ path }) => path),
    received: supabase.received,
  };
}

const bearer = { authorization: `Bearer ${token}` };
const form = (fields: Record<string, string> = { keyword: "coffee" }) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
};
const cookieOf = (tokens: { accessToken: string; refreshToken: string; expiresAt: number }) =>
  writeSessionCookies(null, tokens, { secure: true, nowSeconds: now / 1000 })
    .map((line) => line.split(";")[0])
    .join("; ");

const writer = (writeCaptions: ModelPort["writeCaptions"]): ModelPort => ({ ...createBuiltInWriter(), writeCaptions });

Deno.test("a generation costs two database calls and no call to the auth server", async () => {
  const { call, paths, received } = setUp(generating);
  const response = await call("/api/generate-caption", {
    method: "POST",
    body: form(),
    headers: { cookie: cookieOf({ accessToken: token, refreshToken: "r", expiresAt: inAnHour }) },
  });
  assert.equal(response.status, 200);
  assert.deepEqual(paths(), [reserve, complete]);
  assert.equal(received[0]?.authorization, `Bearer ${token}`, "reserving acts for the person");
  assert.equal(
    received[1]?.authorization,
    "Bearer secret",
    "completing does not need a token that may have run out meanwhile",
  );
  const body = endpoints.generateCaption.response.parse(await response.json());
  assert.deepEqual(received[1]?.body.p_captions, body.captions);
});

/** Begins like a GIF, so that only decoding shows that it is not one. */
const brokenPhoto = () => {
  const body = form();
  body.append("image", new File([new TextEncoder().encode("GIF89a, or so it says")], "photo.gif"));
  return body;
};

Deno.test("a photo is decoded under a reservation, which an unusable one gives back", async () => {
  const { call, paths, received } = setUp(generating);
  const response = await call("/api/generate-caption", { method: "POST", body: brokenPhoto(), headers: bearer });
  assert.equal(response.status, 400);
  assert.equal((await response.json()).code, "invalid_image");
  assert.deepEqual(paths(), [reserve, release]);
  assert.deepEqual(received[0]?.body, { p_with_photo: true }, "photos are counted as such");
});

Deno.test("no photo is decoded for a token that the database refuses", async () => {
  const { call, paths } = setUp({
    [reserve]: () => fakeRestRefusal("PGRST301"),
  });
  const response = await call("/api/generate-caption", { method: "POST", body: brokenPhoto(), headers: bearer });
  assert.equal(response.status, 401, "what is wrong with the photo would be 400");
  assert.deepEqual(paths(), [reserve]);
});

for (const [kind, status, code] of [
  ["refused", 422, "model_refused"],
  ["config", 503, "not_configured"],
  ["timeout", 502, "model_failed"],
  ["rate_limited", 502, "model_failed"],
] as const) {
  Deno.test(`a model that fails with ${kind} gives the reservation back and answers ${status}`, async () => {
    const model = writer(() => Promise.reject(new ModelError(kind, "the provider's own words")));
    const { call, paths } = setUp(generating, { model });
    const response = await call("/api/generate-caption", { method: "POST", body: form(), headers: bearer });
    const body = await response.json();
    assert.equal(response.status, status);
    assert.equal(body.code, code);
    assert.ok(!JSON.stringify(body).includes("own words"));
    assert.deepEqual(paths(), [reserve, release]);
  });
}

Deno.test("a request given up while the model writes stops the model, and nothing is stored", async () => {
  const client = new AbortController();
  const model = writer(
    (_task, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener("abort", () => reject(new ModelError("aborted", "stopped")));
        client.abort();
      }),
  );
  const { call, paths } = setUp(generating, { model });
  const response = await call("/api/generate-caption", {
    method: "POST",
    body: form(),
    headers: bearer,
    signal: client.signal,
  });
  assert.equal(response.status, 499);
  assert.deepEqual(paths(), [reserve, release]);
});

Deno.test("a request given up when the captions are ready is not stored either", async () => {
  const client = new AbortController();
  const model = writer(async (task) => {
    const written = await createBuiltInWriter().writeCaptions(task);
    client.abort();
    return written;
  });
  const { call, paths } = setUp(generating, { model });
  await call("/api/generate-caption", { method: "POST", body: form(), headers: bearer, signal: client.signal });
  assert.deepEqual(paths(), [reserve, release]);
});

Deno.test("a reservation that ran out meanwhile is answered as a failure that cost nothing", async () => {
  const { call } = setUp({ ...generating, [complete]: () => ({ outcome: "gone" }) });
  const response = await call("/api/generate-caption", { method: "POST", body: form(), headers: bearer });
  assert.equal(response.status, 502);
  assert.match((await response.json()).message, /Nothing was counted/);
});

Deno.test("a person whose account is deleted while the model writes is signed out", async () => {
  const { call } = setUp({ ...generating, [complete]: () => ({ outcome: "no_account" }) });
  const response = await call("/api/generate-caption", { method: "POST", body: form(), headers: bearer });
  assert.deepEqual([response.status, (await response.json()).code], [401, "unauthorized"]);
});

Deno.test("a release that fails is logged and does not hide the first failure", async () => {
  const model = writer(() => Promise.reject(new ModelError("timeout", "slow")));
  const { call, logged } = setUp({ [reserve]: generating[reserve]! }, { model });
  assert.equal((await call("/api/generate-caption", { method: "POST", body: form(), headers: bearer })).status, 502);
  assert.equal(logged[0]?.event, "release_failed");
  assert.equal(logged[0]?.generationId, "g1");
});

Deno.test("the tone and the plan reach the writer", async () => {
  const tasks: unknown[] = [];
  const model = writer((task) => {
    tasks.push({ tone: task.tone, count: task.count, quality: task.quality, recent: task.recent });
    return createBuiltInWriter().writeCaptions(task);
  });
  const { call } = setUp(
    {
      ...generating,
      [reserve]: () => ({
        ...usage,
        limit: null,
        outcome: "reserved",
        generation_id: "g1",
        premium_access: true,
        tone: "dry wit",
        tone_off: [],
        recent: ["Seen before."],
      }),
    },
    { model },
  );
  await call("/api/generate-caption", { method: "POST", body: form(), headers: bearer });
  assert.deepEqual(
    tasks,
    [{ tone: "dry wit", count: 10, quality: "premium", recent: ["Seen before."] }],
    "five to show, five to choose from",
  );
});

Deno.test("several requests with one spent token refresh it once", async () => {
  const fresh = testToken({ sub, exp: inAnHour });
  const { call, paths, received } = setUp({
    "/auth/v1/token?grant_type=refresh_token": () =>
      fakeSession({ access_token: fresh, refresh_token: "r2", expires_at: inAnHour, user: fakeUser({ id: sub }) }),
    "/rest/v1/rpc/me": () => me,
  });
  const cookie = cookieOf({ accessToken: testToken({ sub, exp: 1 }), refreshToken: "r1", expiresAt: 1 });
  const responses = await Promise.all([1, 2, 3].map(() => call("/api/user", { headers: { cookie } })));
  for (const response of responses) {
    assert.equal(response.status, 200);
    const header = response.headers.getSetCookie()[0];
    assert.match(header ?? "", /; HttpOnly; Secure; SameSite=Lax/);
    assert.deepEqual(await readSessionCookie(header!.split(";")[0]!, true), {
      accessToken: fresh,
      refreshToken: "r2",
      expiresAt: inAnHour,
      signedInAt: now / 1000,
    });
  }
  assert.equal(paths().filter((path) => path.startsWith("/auth")).length, 1);
  assert.equal(received[0]?.body.refresh_token, "r1");
});

Deno.test("a refresh token that a sibling has used is refused without ending the session in the browser", async () => {
  const refusal = (code: string) => ({
    "/auth/v1/token?grant_type=refresh_token": () => fakeRefusal(400, code),
  });
  const cookie = cookieOf({ accessToken: token, refreshToken: "r1", expiresAt: 1 });
  const raced = await setUp(refusal("refresh_token_already_used")).call("/api/user", { headers: { cookie } });
  assert.equal(raced.status, 401);
  assert.deepEqual(raced.headers.getSetCookie(), []);
  const gone = await setUp(refusal("refresh_token_not_found")).call("/api/user", { headers: { cookie } });
  assert.equal(gone.status, 401);
  assert.match(gone.headers.getSetCookie()[0] ?? "", new RegExp(`^${sessionCookieName(true)}=; Max-Age=0`));
});

Deno.test("an auth server or database that does not answer is 503, not a logout", async () => {
  const cookie = cookieOf({ accessToken: token, refreshToken: "r1", expiresAt: 1 });
  const { call } = setUp({});
  const response = await call("/api/user", { headers: { cookie } });
  assert.equal(response.status, 503);
  assert.deepEqual(response.headers.getSetCookie(), []);
  const direct = await call("/api/user", { headers: bearer });
  assert.equal(direct.status, 503);
  // With the ID, whoever reads the log finds the line about this failure.
  assert.equal((await direct.json()).details.requestId, direct.headers.get("x-request-id"));
});

Deno.test("an unknown error is logged with the request's id and answered with a constant message", async () => {
  const { call, logged } = setUp({
    "/rest/v1/rpc/me": () => fakeRestRefusal("XX000", "relation secrets is broken"),
  });
  const response = await call("/api/user", { headers: bearer });
  const body = await response.json();
  assert.equal(response.status, 500);
  assert.equal(body.message, "Something went wrong on our side. Please try again.");
  assert.equal(body.details.requestId, response.headers.get("x-request-id"));
  assert.equal(logged[0]?.requestId, body.details.requestId);
  assert.match(logged[0]?.error ?? "", /relation secrets/);
  assert.ok(!JSON.stringify(body).includes("secrets"));
});

Deno.test("a recovery mail that fails is logged and not told", async () => {
  const limits = { "/rest/v1/rpc/take_rate_limits": () => 0, "/rest/v1/rpc/record_security_event": () => true };
  const json = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "anna@example.com" }),
  };
  const failing = setUp({
    ...limits,
    "/auth/v1/recover": () => fakeRefusal(500, "unexpected_failure"),
  });
  const recently = setUp({
    ...limits,
    "/auth/v1/recover": () => fakeRefusal(429, "over_email_send_rate_limit"),
  });
  const fine = setUp({ ...limits, "/auth/v1/recover": () => ({}) });
  const answers = await Promise.all(
    [failing, recently, fine].map(async ({ call }) => (await call("/api/forgot-password", json)).json()),
  );
  assert.deepEqual(answers[0], answers[2]);
  assert.deepEqual(answers[1], answers[2]);
  await Promise.all(failing.background);
  assert.equal(failing.logged[0]?.event, "recovery_mail_failed");
});

Deno.test("an unconfirmed address is told to confirm", async () => {
  const { call } = setUp({
    "/rest/v1/rpc/take_rate_limits": () => 0,
    "/rest/v1/rpc/username_is_taken": () => false,
    "/auth/v1/signup": () => fakeUser({ id: sub }),
  });
  const response = await call("/api/register", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "anna", email: "anna@example.com", password: "secret1", termsAccepted: true }),
  });
  assert.equal(response.status, 403);
  assert.equal((await response.json()).code, "confirmation_required");
  assert.deepEqual(response.headers.getSetCookie(), []);
});
