import assert from "node:assert/strict";
import { fakeSession, fakeUser } from "../../../_shared/platform/testing/auth-responses.ts";
import { bearer, setUpApi, testMe, testNow, testUserId } from "../../testing/set-up.ts";

const rpc = (name: string) => `/rest/v1/rpc/${name}`;
const event = { [rpc("record_security_event")]: () => true };
const sessionId = "00000000-0000-4000-8000-0000000000a1";
const android = { "user-agent": "Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36" };

Deno.test("the list names devices, and says so where one is not known", async () => {
  const row = {
    id: sessionId,
    device: "Chrome on Android",
    current: true,
    created_at: "2026-06-01T00:00:00.000Z",
    last_seen_at: "2026-06-10T00:00:00.000Z",
  };
  const { call } = setUpApi({ [rpc("list_sessions")]: () => [row, { ...row, device: null, current: false }] });
  assert.deepEqual(await (await call("GET", "/api/user/sessions", undefined)).json(), [
    {
      id: sessionId,
      device: "Chrome on Android",
      current: true,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
    },
    {
      id: sessionId,
      device: "Unknown device",
      current: false,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
    },
  ]);
});

Deno.test("a token whose session is over lists and ends nothing", async () => {
  const { call } = setUpApi({
    [rpc("list_sessions")]: () => null,
    [rpc("end_session")]: () => "no_account",
    [rpc("end_other_sessions")]: () => null,
  });
  for (const [method, path] of [
    ["GET", ""],
    ["DELETE", ""],
    ["DELETE", `/${sessionId}`],
  ] as const) {
    assert.equal((await call(method, `/api/user/sessions${path}`, undefined)).status, 401);
  }
});

Deno.test(
  "a device that is signed out leaves an event; one that is none, or another person's, is not found",
  async () => {
    const ended = setUpApi({ ...event, [rpc("end_session")]: () => "ended" });
    assert.equal(
      (await ended.call("DELETE", `/api/user/sessions/${sessionId}`, undefined, { headers: android })).status,
      200,
    );
    await Promise.all(ended.background);
    const { p_kind: kind, p_user_id: userId, p_device: device } = ended.received[1]!.body;
    assert.deepEqual([kind, userId, device], ["session_ended", testUserId, "Chrome on Android"]);

    const unknown = setUpApi({ ...event, [rpc("end_session")]: () => "not_found" });
    assert.equal((await unknown.call("DELETE", `/api/user/sessions/${sessionId}`, undefined)).status, 404);
    assert.equal((await unknown.call("DELETE", "/api/user/sessions/1", undefined)).status, 404);
    assert.deepEqual(unknown.paths(), [rpc("end_session")]);
  },
);

Deno.test("a sign-in stores its device before the response, and a failure to do so signs in all the same", async () => {
  const signIn = {
    [rpc("take_rate_limits")]: () => 0,
    [rpc("me")]: () => testMe,
    ...event,
    "/auth/v1/token?grant_type=password": () =>
      fakeSession({
        expires_at: testNow / 1000 + 3600,
        user: fakeUser({ id: testUserId, email: testMe.email }),
      }),
  };
  const request = { email: testMe.email, password: "secret-1", termsAccepted: true };
  const good = setUpApi({ ...signIn, [rpc("touch_session")]: () => true });
  assert.equal((await good.call("POST", "/api/login", request, { headers: android })).status, 200);
  const noted = good.received.find(({ path }) => path === rpc("touch_session"));
  assert.deepEqual([noted?.authorization, noted?.body], ["Bearer a.b.c", { p_device: "Chrome on Android" }]);

  const failing = setUpApi(signIn);
  const response = await failing.call("POST", "/api/login", request);
  assert.equal(response.status, 200);
  assert.equal(response.headers.getSetCookie().length, 2);
  assert.ok(failing.logged.some((entry) => entry.event === "session_not_noted"));
});

Deno.test("a visit is noted after the response", async () => {
  const { call, background, paths } = setUpApi({ [rpc("me")]: () => testMe, [rpc("touch_session")]: () => true });
  for (const _ of [1, 2]) assert.equal((await call("GET", "/api/user", undefined, { headers: bearer })).status, 200);
  await Promise.all(background);
  assert.equal(paths().filter((path) => path === rpc("touch_session")).length, 1);
});
