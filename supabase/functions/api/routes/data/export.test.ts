import assert from "node:assert/strict";
import { accountData, type AccountData } from "../../../_shared/contract/wire/my-data.ts";
import type { FakeResponses } from "../../../_shared/platform/testing/fake-supabase.ts";
import { setUpApi, testMe, testUserId } from "../../testing/set-up.ts";

/** The parts that are read at once; the others come in pages. */
const account: Omit<AccountData, "captions" | "captionVariants" | "generations"> = {
  exportedAt: "2026-06-10T10:00:00.000Z",
  profile: {
    id: testUserId,
    username: "anna",
    email: "anna@example.com",
    createdAt: "2026-01-01T00:00:00.000Z",
    emailConfirmedAt: null,
    lastSignInAt: null,
  },
  tone: null,
  signature: null,
  hashtagSets: [],
  roles: [],
  signInMethods: [],
  sessions: [],
  securityEvents: [],
  subscription: null,
  promoCodes: [],
  usage: [],
  trendCounts: [],
  suggestions: [],
  contactMessages: [],
  adminActivity: [],
};

/** A history of `count` entries, newest first, in pages as the database returns them. */
function history(count: number, failAt = -1): FakeResponses["string"] {
  return ({ body }) => {
    const from = body.p_before_id === undefined ? count : Number(body.p_before_id) - 1;
    if (from <= failAt) return null;
    const length = Math.min(from, Number(body.p_limit));
    return Array.from({ length }, (_, index) => ({
      id: String(from - index),
      keyword: `key ${from - index}`,
      captions: [`=one ☕ ${from - index}`, 'two, "quoted"'],
      platform: "x",
      intent: null,
      language: null,
      favorites: [],
      has_photo: false,
      created_at: "2026-06-01T00:00:00.000Z",
    }));
  };
}

/** `count` edited captions, by entry, in pages as the database returns them. */
function variants(count: number): FakeResponses["string"] {
  return ({ body }) => {
    const from = Number(body.p_after_entry ?? 0) + 1;
    return Array.from({ length: Math.max(0, Math.min(count - from + 1, Number(body.p_limit))) }, (_, index) => ({
      entryId: String(from + index),
      place: 0,
      platform: "x",
      versions: ["First.", "Second."],
      current: 1,
      updatedAt: "2026-06-01T00:00:00.000Z",
    }));
  };
}

const responses = (changes: FakeResponses = {}): FakeResponses => ({
  "/rest/v1/rpc/me": () => testMe,
  "/rest/v1/rpc/take_rate_limits": () => 0,
  "/rest/v1/rpc/my_data": () => account,
  "/rest/v1/rpc/list_generations": () => [],
  "/rest/v1/rpc/list_captions": history(3),
  "/rest/v1/rpc/list_caption_variants": variants(0),
  ...changes,
});

Deno.test("the file is everything that the contract says, under a name with the date", async () => {
  const { call } = setUpApi(responses());
  const response = await call("GET", "/api/user/data", undefined);
  assert.equal(response.headers.get("content-disposition"), 'attachment; filename="caption-kite-data-2026-06-10.json"');
  assert.equal(response.headers.get("content-type"), "application/json; charset=utf-8");
  const body = accountData.parse(await response.json());
  assert.deepEqual(
    body.captions.map(({ id }) => id),
    ["3", "2", "1"],
  );
  assert.equal(body.profile.email, "anna@example.com");
});

for (const count of [0, 1, 499, 500, 501, 1250]) {
  Deno.test(`${count} captions are all there, once, in both files`, async () => {
    const { call } = setUpApi(responses({ "/rest/v1/rpc/list_captions": history(count) }));
    const { captions } = await (await call("GET", "/api/user/data", undefined)).json();
    assert.equal(new Set(captions.map(({ id }: { id: string }) => id)).size, count);
    const bytes = new Uint8Array(await (await call("GET", "/api/user/captions.csv", undefined)).arrayBuffer());
    assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf], "the byte order mark");
    const lines = new TextDecoder().decode(bytes).split("\r\n");
    assert.equal(lines[0], "createdAt,platform,keyword,variation,caption");
    assert.equal(lines.length, 1 + 2 * count + 1);
    if (count > 0) assert.equal(lines[2], `2026-06-01T00:00:00.000Z,x,key ${count},2,"two, ""quoted"""`);
    if (count > 0) assert.match(lines[1]!, /,1,'=one ☕ \d+$/u);
  });
}

for (const count of [1, 50, 120]) {
  Deno.test(`the versions of ${count} edited captions are all there, once`, async () => {
    const { call } = setUpApi(responses({ "/rest/v1/rpc/list_caption_variants": variants(count) }));
    const { captionVariants } = accountData.parse(await (await call("GET", "/api/user/data", undefined)).json());
    assert.deepEqual(
      captionVariants.map(({ entryId }) => entryId),
      Array.from({ length: count }, (_, index) => String(index + 1)),
    );
    assert.deepEqual(captionVariants[0]!.versions, ["First.", "Second."]);
  });
}

Deno.test("whoever asks too often waits, and nothing is read", async () => {
  const { call, paths, received } = setUpApi(responses({ "/rest/v1/rpc/take_rate_limits": () => 90 }));
  for (const path of ["/api/user/data", "/api/user/captions.csv"]) {
    const response = await call("GET", path, undefined);
    assert.equal(response.status, 429);
    assert.equal(response.headers.get("retry-after"), "90");
    assert.equal(response.headers.get("content-disposition"), null);
    assert.equal((await response.json()).code, "rate_limited");
  }
  assert.deepEqual(received[1]!.body, { p_kinds: ["export_account"], p_subjects: [testUserId] });
  assert.ok(!paths().some((path) => path.includes("my_data") || path.includes("list_captions")));
});

Deno.test("a session that has ended is refused before the file begins, and breaks it off later", async () => {
  const gone = setUpApi(responses({ "/rest/v1/rpc/my_data": () => null, "/rest/v1/rpc/list_captions": () => null }));
  for (const path of ["/api/user/data", "/api/user/captions.csv"])
    assert.equal((await gone.call("GET", path, undefined)).status, 401);

  const between = setUpApi(responses({ "/rest/v1/rpc/list_generations": () => null }));
  assert.equal((await between.call("GET", "/api/user/data", undefined)).status, 401, "nothing of it was sent yet");

  const later = setUpApi(responses({ "/rest/v1/rpc/list_captions": history(1000, 500) }));
  for (const path of ["/api/user/data", "/api/user/captions.csv"]) {
    const response = await later.call("GET", path, undefined);
    assert.equal(response.status, 200);
    await assert.rejects(response.text());
  }
  assert.equal(later.logged.filter(({ event }) => event === "export_failed").length, 2);
});

Deno.test("nobody listens any more: no further page is read", async () => {
  const { call, paths } = setUpApi(responses({ "/rest/v1/rpc/list_captions": history(5000) }));
  const response = await call("GET", "/api/user/captions.csv", undefined);
  const reader = response.body!.getReader();
  await reader.read();
  await reader.cancel();
  assert.ok(paths().filter((path) => path.includes("list_captions")).length <= 3);
});
