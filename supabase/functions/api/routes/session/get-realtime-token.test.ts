import assert from "node:assert/strict";
import { testToken } from "../../../_shared/platform/testing/fake-supabase.ts";
import { setUpApi, testMe, testNow, testUserId } from "../../testing/set-up.ts";

const env = { REALTIME_JWT_SECRET: "0123456789abcdef0123456789abcdef" };
const responses = { "/rest/v1/rpc/me": () => testMe };
const inAnHour = testNow / 1000 + 3600;
const ask = (options: { env?: Record<string, string> }, claims: { sub: string; exp: number; session_id?: string }) =>
  setUpApi(responses, options).call("GET", "/api/realtime-token", undefined, {
    headers: { authorization: `Bearer ${testToken(claims)}` },
  });

Deno.test("the page gets a token of its own, for ten minutes", async () => {
  const response = await ask({ env }, { sub: testUserId, exp: inAnHour, session_id: "s1" });
  const { token, expiresAt } = await response.json();
  assert.equal(expiresAt, new Date(testNow + 600_000).toISOString());
  const claims = JSON.parse(atob(token.split(".")[1].replaceAll("-", "+").replaceAll("_", "/")));
  assert.deepEqual([claims.account_id, claims.session_id, claims.role], [testUserId, "s1", "anon"]);
});

Deno.test("where nothing signs it there are no live updates, and the response says so", async () => {
  const response = await ask({}, { sub: testUserId, exp: inAnHour, session_id: "s1" });
  assert.equal(response.status, 503);
  assert.equal((await response.json()).code, "not_configured");
  const offered = async (changed?: Record<string, string>) =>
    (await (await setUpApi(responses, { env: changed }).call("GET", "/api/status", undefined)).json()).liveUpdates;
  assert.deepEqual([await offered(), await offered(env)], [false, true]);
});

Deno.test("a token that belongs to no session gets none", async () => {
  assert.equal((await ask({ env }, { sub: testUserId, exp: inAnHour })).status, 401);
});
