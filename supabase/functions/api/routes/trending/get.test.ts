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
const rpc = "/rest/v1/rpc/get_trending";

function setUp(answers: FakeResponses) {
  const supabase = fakeSupabase(answers);
  const app = createApp({
    config: testConfig(),
    model: createBuiltInWriter(),
    log: () => undefined,
    now: () => now,
    fetch: supabase.fetch,
  });
  const get = (headers: Record<string, string>) => app.request("https://kite.test/api/trending", { headers });
  return { get, received: supabase.received };
}

Deno.test("a signed-in person gets the newest trends, by one database call of their own", async () => {
  const { get, received } = setUp({ [rpc]: () => data });
  const response = await get({ authorization: `Bearer ${token}` });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("cache-control"), "no-store");
  assert.deepEqual(endpoints.getTrending.response.parse(await response.json()), data);
  assert.deepEqual(
    received.map(({ path, authorization }) => [path, authorization]),
    [[rpc, `Bearer ${token}`]],
  );
});

Deno.test("before the first run there is no data, and the response says so", async () => {
  const { get } = setUp({ [rpc]: () => null });
  const response = await get({ authorization: `Bearer ${token}` });
  assert.equal(response.status, 404);
  assert.deepEqual(await response.json(), { message: "No Data Available", code: "not_found" });
});

Deno.test("visitors get nothing", async () => {
  const { get, received } = setUp({ [rpc]: () => data });
  assert.equal((await get({})).status, 401);
  assert.equal(received.length, 0);
});
