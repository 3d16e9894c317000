import assert from "node:assert/strict";
import {
  fakeRefusal,
  fakeSession,
  fakeUser,
  fakeUserId as userId,
} from "../../../_shared/platform/testing/auth-responses.ts";
import { setUpApi, testMe } from "../../testing/set-up.ts";

const factorId = "00000000-0000-4000-8000-0000000000f1";
const challengeId = "00000000-0000-4000-8000-0000000000c1";
const withApp = fakeUser({ id: userId, factors: [{ id: factorId, factor_type: "totp", status: "verified" }] });
const level2 = "level.2.token";

/** An auth server that changes this account's password only after the code 123456, as hosted ones do with an app. */
function authServer() {
  const state = { password: "secret-1", linkIsUsed: false };
  const responses = {
    "/rest/v1/rpc/me": () => testMe,
    "/rest/v1/rpc/take_rate_limits": () => 0,
    "/rest/v1/rpc/record_security_event": () => true,
    "/rest/v1/rpc/touch_session": () => true,
    "/rest/v1/rpc/recovery_asks_for_code": () => true,
    "/rest/v1/rpc/enqueue_job": () => true,
    "/auth/v1/token?grant_type=password": () => fakeSession({ user: withApp }),
    "/auth/v1/verify": () => {
      state.linkIsUsed = true;
      return fakeSession({ user: withApp });
    },
    [`/auth/v1/factors/${factorId}/challenge`]: () => ({ id: challengeId, type: "totp", expires_at: 4_102_444_800 }),
    [`/auth/v1/factors/${factorId}/verify`]: ({ body }: { body: Record<string, unknown> }) =>
      body.code === "123456" && body.challenge_id === challengeId
        ? fakeSession({ access_token: level2, refresh_token: "r2", user: withApp })
        : fakeRefusal(422, "mfa_verification_failed"),
    "/auth/v1/user": (request: { method: string; authorization: string | null; body: Record<string, unknown> }) => {
      if (request.method === "GET") return withApp;
      if (request.authorization !== `Bearer ${level2}`) return fakeRefusal(401, "insufficient_aal");
      state.password = String(request.body.password);
      return withApp;
    },
    "/auth/v1/logout?scope=local": () => new Response(null, { status: 204 }),
    "/auth/v1/logout?scope=others": () => new Response(null, { status: 204 }),
    "/auth/v1/logout?scope=global": () => new Response(null, { status: 204 }),
  };
  return { responses, state };
}

const change = ["PUT", "/api/user/password", { currentPassword: "secret-1", newPassword: "Secret-5678" }] as const;
const reset = ["POST", "/api/reset-password", { token: "a".repeat(64), newPassword: "Secret-5678" }] as const;

for (const [what, [method, path, json]] of [
  ["changed", change],
  ["reset", reset],
] as const) {
  Deno.test(`the password of an account with an authenticator app is ${what} with its code`, async () => {
    const { responses, state } = authServer();
    const { call } = setUpApi(responses);
    const asked = await call(method, path, json);
    assert.deepEqual(
      [asked.status, (await asked.json()).details.fields],
      [400, { code: "Please enter the code from your authenticator app." }],
    );
    assert.deepEqual(state, { password: "secret-1", linkIsUsed: false });
    assert.equal((await call(method, path, { ...json, code: "123 456" })).status, 200);
    assert.equal(state.password, "Secret-5678");
  });

  Deno.test(`a second factor that is no app is named when a password cannot be ${what}`, async () => {
    const none = fakeUser({ id: userId, factors: [] });
    const { call, paths } = setUpApi({
      ...authServer().responses,
      "/rest/v1/rpc/recovery_asks_for_code": () => false,
      "/auth/v1/user": ({ method: verb }) => (verb === "GET" ? none : fakeRefusal(401, "insufficient_aal")),
    });
    const response = await call(method, path, method === "PUT" ? { ...json, code: "123456" } : json);
    assert.deepEqual(
      [response.status, (await response.json()).message],
      [
        403,
        "This account signs in with a second step that cannot be entered here, so only the operator can change its password. It was not changed.",
      ],
    );
    assert.equal(paths().at(-1), "/auth/v1/logout?scope=local", "no session is left behind");
  });
}

Deno.test("the session after a change is the one of the code, and the others end", async () => {
  const { call, paths } = setUpApi(authServer().responses);
  const response = await call(change[0], change[1], { ...change[2], code: "123456" });
  assert.match(response.headers.getSetCookie().join(), /session/);
  assert.ok(paths().includes("/auth/v1/logout?scope=others"));
});

Deno.test(
  "a wrong code changes nothing, leaves no session, is recorded, and counts among the codes tried",
  async () => {
    const { responses, state } = authServer();
    const { call, paths, received, background } = setUpApi(responses);
    const response = await call(change[0], change[1], { ...change[2], code: "654321" });
    assert.deepEqual(
      [response.status, (await response.json()).details.fields],
      [400, { code: "This code is not correct or has expired. Please enter the one that the app shows now." }],
    );
    assert.equal(state.password, "secret-1");
    assert.ok(paths().includes("/auth/v1/logout?scope=local"));
    await Promise.all(background);
    const bodies = (name: string) => received.filter(({ path }) => path.endsWith(`/${name}`)).map(({ body }) => body);
    assert.deepEqual(
      bodies("take_rate_limits").map(({ p_kinds }) => p_kinds),
      [["password_account", "second_factor_account"]],
    );
    assert.deepEqual(
      bodies("record_security_event").map(({ p_kind }) => p_kind),
      ["second_factor_failed"],
    );
  },
);

Deno.test("a wrong code uses up the reset link, and its owner is told to request a new one", async () => {
  const { responses, state } = authServer();
  const { call, paths } = setUpApi(responses);
  const response = await call(reset[0], reset[1], { ...reset[2], code: "654321" });
  assert.deepEqual(
    [response.status, await response.json().then(({ code, message }) => [code, message])],
    [
      400,
      [
        "invalid_link",
        "The code from the authenticator app was not correct or had expired. Your password was not changed. Please request a new link.",
      ],
    ],
  );
  assert.deepEqual(state, { password: "secret-1", linkIsUsed: true });
  assert.equal(paths().at(-1), "/auth/v1/logout?scope=local");
});
