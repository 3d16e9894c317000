import assert from "node:assert/strict";
import { fakeRestRefusal } from "../../../_shared/platform/testing/rest-responses.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { createBuiltInWriter } from "../../../_shared/writers/built-in/captions/writer.ts";
import { handOver } from "../../../_shared/domain/photo/testing/hand-over.ts";
import { ModelError } from "../../../_shared/domain/writing/call.ts";
import type { ModelPort } from "../../../_shared/domain/captions/port.ts";
import { testToken } from "../../../_shared/platform/testing/fake-supabase.ts";
import { bearer, setUpApi, testUsage, testUserId } from "../../testing/set-up.ts";
import { database, rpc } from "../../testing/streamed-generation.ts";
import { cookieOf, inAnHour } from "../../testing/session-cookie.ts";

const token = testToken({ sub: testUserId, exp: inAnHour });
const reserve = rpc("reserve_generation");
const complete = rpc("complete_generation");
const release = rpc("release_generation");

const form = (fields: Record<string, string> = { keyword: "coffee" }) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
};

const writer = (writeCaptions: ModelPort["writeCaptions"]): ModelPort => ({ ...createBuiltInWriter(), writeCaptions });

Deno.test("a generation costs two database calls and no call to the auth server", async () => {
  const { request, paths, received } = setUpApi(database);
  const response = await request("/api/generate-caption", {
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
  const { request, paths, received } = setUpApi(database);
  const response = await request("/api/generate-caption", { method: "POST", body: brokenPhoto(), headers: bearer });
  assert.equal(response.status, 400);
  assert.equal((await response.json()).code, "invalid_image");
  assert.deepEqual(paths(), [reserve, release]);
  assert.deepEqual(received[0]?.body, { p_with_photo: true }, "photos are counted as such");
  await handOver();
});

Deno.test("no photo is decoded for a token that the database refuses", async () => {
  const { request, paths } = setUpApi({
    [reserve]: () => fakeRestRefusal("PGRST301"),
  });
  const response = await request("/api/generate-caption", { method: "POST", body: brokenPhoto(), headers: bearer });
  assert.equal(response.status, 401, "what is wrong with the photo would be 400");
  assert.deepEqual(paths(), [reserve]);
});

for (const [kind, status, code] of [
  ["refused", 422, "model_refused"],
  ["config", 503, "not_configured"],
  ["timeout", 502, "model_failed"],
  ["rate_limited", 502, "model_failed"],
] as const) {
  Deno.test(`a model that fails with ${kind} gives the reservation back and responds with ${status}`, async () => {
    const model = writer(() => Promise.reject(new ModelError(kind, "the provider's own words")));
    const { request, paths } = setUpApi(database, { model });
    const response = await request("/api/generate-caption", { method: "POST", body: form(), headers: bearer });
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
  const { request, paths } = setUpApi(database, { model });
  const response = await request("/api/generate-caption", {
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
  const { request, paths } = setUpApi(database, { model });
  await request("/api/generate-caption", { method: "POST", body: form(), headers: bearer, signal: client.signal });
  assert.deepEqual(paths(), [reserve, release]);
});

Deno.test("a reservation that ran out meanwhile is reported as a failure that cost nothing", async () => {
  const { request } = setUpApi({ ...database, [complete]: () => ({ outcome: "gone" }) });
  const response = await request("/api/generate-caption", { method: "POST", body: form(), headers: bearer });
  assert.equal(response.status, 502);
  assert.match((await response.json()).message, /Nothing was counted/);
});

Deno.test("a person whose account is deleted while the model writes is signed out", async () => {
  const { request } = setUpApi({ ...database, [complete]: () => ({ outcome: "no_account" }) });
  const response = await request("/api/generate-caption", { method: "POST", body: form(), headers: bearer });
  assert.deepEqual([response.status, (await response.json()).code], [401, "unauthorized"]);
});

Deno.test("a release that fails is logged and does not hide the first failure", async () => {
  const model = writer(() => Promise.reject(new ModelError("timeout", "slow")));
  const { request, logged } = setUpApi({ [reserve]: database[reserve]! }, { model });
  assert.equal((await request("/api/generate-caption", { method: "POST", body: form(), headers: bearer })).status, 502);
  assert.equal(logged[0]?.event, "release_failed");
  assert.equal(logged[0]?.generationId, "g1");
});

Deno.test("the tone and the plan reach the writer", async () => {
  const tasks: unknown[] = [];
  const model = writer((task) => {
    tasks.push({ tone: task.tone, count: task.count, quality: task.quality, recent: task.recent });
    return createBuiltInWriter().writeCaptions(task);
  });
  const { request } = setUpApi(
    {
      ...database,
      [reserve]: () => ({
        ...testUsage,
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
  await request("/api/generate-caption", { method: "POST", body: form(), headers: bearer });
  assert.deepEqual(
    tasks,
    [{ tone: "dry wit", count: 10, quality: "premium", recent: ["Seen before."] }],
    "five to show, five to choose from",
  );
});
