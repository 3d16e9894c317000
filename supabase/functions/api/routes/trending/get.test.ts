import assert from "node:assert/strict";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { createBuiltInWriter } from "../../../_shared/writers/built-in/captions/writer.ts";
import { testConfig } from "../../../_shared/platform/testing/config.ts";
import { fakeSupabase, testToken, type FakeResponses } from "../../../_shared/platform/testing/fake-supabase.ts";
import { calendarTrends } from "../../../_shared/domain/trending/calendar/trends.ts";
import { composeTrends } from "../../../_shared/domain/trending/compose.ts";
import { createApp } from "../../app.ts";

const now = Date.parse("2026-11-21T10:00:00Z");
const token = testToken({ sub: "00000000-0000-4000-8000-000000000001", exp: now / 1000 + 60 });
const data = composeTrends("2026-11-21", { site: null, model: null, calendar: calendarTrends("2026-11-21") });
const [session, rpc] = ["/rest/v1/rpc/session_is_live", "/rest/v1/rpc/get_trending"];
const live = () => true;

function setUp(responses: FakeResponses) {
  const clock = { now };
  const supabase = fakeSupabase(responses);
  const app = createApp({
    config: testConfig(),
    model: createBuiltInWriter(),
    log: () => undefined,
    now: () => clock.now,
    fetch: supabase.fetch,
  });
  const get = (headers: Record<string, string>) => app.request("https://kite.test/api/trending", { headers });
  return { app, clock, get, received: supabase.received };
}

const signedIn = { authorization: `Bearer ${token}` };

Deno.test("a signed-in person gets the newest trends; the database decides about the token, once", async () => {
  const { get, received } = setUp({ [session]: live, [rpc]: () => data });
  const response = await get(signedIn);
  assert.equal(response.status, 200);
  assert.deepEqual(endpoints.getTrending.response.parse(await response.json()), data);
  assert.equal((await get(signedIn)).status, 200);
  assert.deepEqual(
    received.map(({ path, authorization }) => [path, authorization]),
    [
      [session, `Bearer ${token}`],
      [rpc, "Bearer secret"],
    ],
  );
});

Deno.test("only the browser keeps them, asks each time, and then gets 304", async () => {
  const { get } = setUp({ [session]: live, [rpc]: () => data });
  const { headers } = await get(signedIn);
  assert.equal(headers.get("cache-control"), "private, max-age=0, must-revalidate");
  const again = await get({ ...signedIn, "if-none-match": headers.get("etag")! });
  assert.deepEqual([again.status, await again.text()], [304, ""]);
});

Deno.test("they are the same for another person, about whom the database is asked, too", async () => {
  const { get, received } = setUp({ [session]: live, [rpc]: () => data });
  const other = testToken({ sub: "00000000-0000-4000-8000-000000000002", exp: now / 1000 + 60 });
  assert.equal(await (await get(signedIn)).text(), await (await get({ authorization: `Bearer ${other}` })).text());
  assert.deepEqual(
    received.map(({ path }) => path),
    [session, rpc, session],
  );
});

Deno.test("a session that ended gets nothing, half a minute after its last call at the latest", async () => {
  let isLive = true;
  const { clock, get } = setUp({ [session]: () => isLive, [rpc]: () => data });
  assert.equal((await get(signedIn)).status, 200);
  isLive = false;
  clock.now += 30_000;
  assert.equal((await get(signedIn)).status, 401);
});

Deno.test("who signs out here gets nothing from then on", async () => {
  let isLive = true;
  const { app, get } = setUp({
    [session]: () => isLive,
    [rpc]: () => data,
    "/auth/v1/logout?scope=local": () => {
      isLive = false;
      return new Response(null, { status: 204 });
    },
  });
  assert.equal((await get(signedIn)).status, 200);
  await app.request("https://kite.test/api/logout", { method: "POST", headers: signedIn });
  assert.equal((await get(signedIn)).status, 401);
});

Deno.test("before the first run there is no data, and the response says so, until there is", async () => {
  let stored: unknown = null;
  const { get } = setUp({ [session]: live, [rpc]: () => stored });
  const response = await get(signedIn);
  assert.equal(response.status, 404);
  assert.equal(response.headers.get("cache-control"), "no-store");
  assert.deepEqual(await response.json(), { message: "No Data Available", code: "not_found" });
  stored = data;
  assert.equal((await get(signedIn)).status, 200);
});

Deno.test("visitors get nothing", async () => {
  const { get, received } = setUp({ [session]: live, [rpc]: () => data });
  assert.equal((await get({})).status, 401);
  assert.equal(received.length, 0);
});
