import assert from "node:assert/strict";
import { currentSession } from "../../../_shared/contract/wire/current-session.ts";
import { writeSessionCookies } from "../../../_shared/platform/session/cookie.ts";
import { testToken } from "../../../_shared/platform/testing/fake-supabase.ts";
import { setUpApi, testMe, testNow, testUserId } from "../../testing/set-up.ts";

const env = { REALTIME_JWT_SECRET: "0123456789abcdef0123456789abcdef" };
const me = "/rest/v1/rpc/me";
const touch = "/rest/v1/rpc/touch_session";
const expiresAt = testNow / 1000 + 3600;
const accessToken = testToken({ sub: testUserId, exp: expiresAt, session_id: "s1" });
const cookie = writeSessionCookies(
  null,
  { accessToken, refreshToken: "r", expiresAt },
  { secure: true, nowSeconds: testNow / 1000 },
)
  .map((line) => line.split(";")[0])
  .join("; ");

function setUp(row: object | null, settings: Record<string, string> = env) {
  const api = setUpApi({ [me]: () => row, [touch]: () => true }, { env: settings });
  const ask = (headers: Record<string, string>) => api.request("/api/session", { headers });
  return { ...api, ask };
}

Deno.test("a page starts with one response, made with one call to the database", async () => {
  const { ask, call, paths } = setUp(testMe);
  const response = await ask({ cookie });
  assert.equal(response.headers.get("cache-control"), "no-store");
  const start = currentSession.parse(await response.json());
  assert.deepEqual(
    paths().filter((path) => path !== touch),
    [me],
  );
  const separately = async (path: string) =>
    (await call("GET", path, undefined, { headers: { authorization: `Bearer ${accessToken}` } })).json();
  assert.deepEqual(start, {
    user: await separately("/api/user"),
    status: await separately("/api/status"),
    liveToken: await separately("/api/realtime-token"),
  });
});

Deno.test("without live updates the response has no token and is complete otherwise", async () => {
  const start = currentSession.parse(await (await setUp(testMe, {}).ask({ cookie })).json());
  assert.equal(start.liveToken, null);
  assert.equal(start.status.liveUpdates, false);
  assert.equal(start.user.id, testUserId);
});

Deno.test(
  "a session that the database does not know any more loses its hint; a bearer token changes no cookie",
  async () => {
    const ended = await setUp(null).ask({ cookie });
    assert.equal(ended.status, 401);
    assert.deepEqual(
      ended.headers.getSetCookie().map((line) => line.split("; ").slice(0, 2)),
      [["__Host-caption-kite-signed-in=", "Max-Age=0"]],
    );
    const bearer = await setUp(null).ask({ cookie, authorization: `Bearer ${accessToken}` });
    assert.deepEqual([bearer.status, bearer.headers.getSetCookie()], [401, []]);
  },
);

Deno.test("a database that does not respond ends nothing", async () => {
  const response = await setUpApi({}, { env }).request("/api/session", { headers: { cookie } });
  assert.deepEqual([response.status, response.headers.getSetCookie()], [503, []]);
});
