import assert from "node:assert/strict";
import { readSessionCookie } from "../../../../_shared/platform/session/cookie.ts";
import { fakeRefusal as refused, fakeSession, fakeUser } from "../../../../_shared/platform/testing/auth-responses.ts";
import type { FakeResponses } from "../../../../_shared/platform/testing/fake-supabase.ts";
import { setUpApi, testMe, testNow, testUserId } from "../../../testing/set-up.ts";

/** Tokens as the auth server issues them, with the assurance level of the session. */
function tokenOf(aal: string): string {
  const part = (value: unknown) =>
    btoa(JSON.stringify(value)).replaceAll("=", "").replaceAll("+", "-").replaceAll("/", "_");
  return `${part({ alg: "HS256" })}.${part({ sub: testUserId, exp: testNow / 1000 + 3600, aal })}.c2ln`;
}

const as = (aal: string) => ({ headers: { authorization: `Bearer ${tokenOf(aal)}` } });
const env = { ADMIN_MFA: "required" };
const factorId = "00000000-0000-4000-8000-0000000000f1";
const challengeId = "00000000-0000-4000-8000-0000000000c1";
const rpc = (name: string) => `/rest/v1/rpc/${name}`;
const path = "/api/admin/second-factor";

/** The documented protocol of the auth server, with one administrator and their authenticator apps. */
function authServer(changes: FakeResponses = {}) {
  const state = { factors: [] as { id: string; factor_type: string; status: string }[] };
  const responses: FakeResponses = {
    [rpc("me")]: ({ authorization }) => ({
      ...testMe,
      is_admin: true,
      second_factor: authorization === `Bearer ${tokenOf("aal2")}` ? "given" : "enroll",
    }),
    [rpc("take_rate_limits")]: () => 0,
    [rpc("record_security_event")]: () => true,
    [rpc("touch_session")]: () => true,
    [rpc("admin_access")]: () => "admin",
    "/auth/v1/user": () => fakeUser({ id: testUserId, email: testMe.email, factors: state.factors }),
    "/auth/v1/factors": () => {
      state.factors.push({ id: factorId, factor_type: "totp", status: "unverified" });
      return {
        id: factorId,
        type: "totp",
        friendly_name: "x",
        totp: { qr_code: "<svg></svg>", secret: "ABC234", uri: "otpauth://totp/x" },
      };
    },
    [`/auth/v1/factors/${factorId}/challenge`]: () => ({
      id: challengeId,
      type: "totp",
      expires_at: testNow / 1000 + 300,
    }),
    [`/auth/v1/factors/${factorId}/verify`]: ({ body }) => {
      if (body.challenge_id !== challengeId || body.code !== "123456") return refused(422, "mfa_verification_failed");
      state.factors[0]!.status = "verified";
      return fakeSession({
        access_token: tokenOf("aal2"),
        refresh_token: "r2",
        user: fakeUser({ id: testUserId }),
      });
    },
    [`/auth/v1/factors/${factorId}`]: () => {
      state.factors = [];
      return { id: factorId };
    },
    "/auth/v1/logout?scope=local": () => new Response(null, { status: 204 }),
    ...changes,
  };
  return { responses, state };
}

const events = (received: { path: string; body: Record<string, unknown> }[]) =>
  received.filter((call) => call.path === rpc("record_security_event")).map(({ body }) => body.p_kind);

Deno.test("an app is set up, confirmed with its first code, and opens a session of level 2", async () => {
  const { responses, state } = authServer();
  const { call, received, background } = setUpApi(responses, { env });
  const enrolled = await call("POST", path, undefined, as("aal1"));
  assert.deepEqual(await enrolled.json(), {
    factorId,
    qrCode: "data:image/svg+xml;utf-8,%3Csvg%3E%3C%2Fsvg%3E",
    secret: "ABC234",
  });
  const asked = received.find((entry) => entry.path === "/auth/v1/factors");
  assert.deepEqual(
    [asked?.method, asked?.authorization, asked?.body.factor_type, asked?.body.issuer],
    ["POST", `Bearer ${tokenOf("aal1")}`, "totp", "Caption Kite"],
  );

  const verified = await call("POST", `${path}/verify`, { code: "123 456", factorId }, as("aal1"));
  assert.equal(verified.status, 200);
  assert.equal((await verified.json()).secondFactor, "given");
  const stored = await readSessionCookie(verified.headers.getSetCookie()[0]!.split(";")[0]!, true);
  assert.deepEqual([stored?.accessToken, stored?.refreshToken], [tokenOf("aal2"), "r2"]);
  assert.equal(state.factors[0]?.status, "verified");
  await Promise.all(background);
  assert.deepEqual(events(received), ["second_factor_added"]);
});

Deno.test("a wrong code is refused at its field, recorded, and opens nothing", async () => {
  const { responses, state } = authServer();
  state.factors = [{ id: factorId, factor_type: "totp", status: "verified" }];
  const { call, received, background } = setUpApi(responses, { env });
  const response = await call("POST", `${path}/verify`, { code: "000000" }, as("aal1"));
  assert.deepEqual([response.status, Object.keys((await response.json()).details.fields)], [400, ["code"]]);
  assert.deepEqual(response.headers.getSetCookie(), []);
  await Promise.all(background);
  assert.deepEqual(events(received), ["second_factor_failed"]);
  assert.equal((await call("POST", `${path}/verify`, { code: "12345" }, as("aal1"))).status, 400);
});

Deno.test("beside an app in use no other one can be set up or used with the password alone", async () => {
  const { responses, state } = authServer();
  state.factors = [
    { id: factorId, factor_type: "totp", status: "verified" },
    { id: "00000000-0000-4000-8000-0000000000f2", factor_type: "totp", status: "unverified" },
  ];
  const { call, paths } = setUpApi(responses, { env });
  assert.equal((await call("POST", path, undefined, as("aal1"))).status, 403);
  assert.ok(!paths().includes("/auth/v1/factors"));
  await call(
    "POST",
    `${path}/verify`,
    { code: "123456", factorId: "00000000-0000-4000-8000-0000000000f2" },
    as("aal1"),
  );
  assert.ok(paths().includes(`/auth/v1/factors/${factorId}/verify`));
  assert.ok(!paths().some((asked) => asked.includes("f2/")));
});

Deno.test("what was begun and never confirmed makes way for a new one", async () => {
  const { responses, state } = authServer();
  state.factors = [{ id: factorId, factor_type: "totp", status: "unverified" }];
  const { call, received } = setUpApi(responses, { env });
  assert.equal((await call("POST", path, undefined, as("aal1"))).status, 200);
  assert.deepEqual(
    received.filter((entry) => entry.path.startsWith("/auth")).map(({ method, path }) => `${method} ${path}`),
    ["GET /auth/v1/user", `DELETE /auth/v1/factors/${factorId}`, "POST /auth/v1/factors"],
  );
});

Deno.test("removing the app takes a session of level 2 and ends it", async () => {
  const { responses, state } = authServer();
  state.factors = [{ id: factorId, factor_type: "totp", status: "verified" }];
  const without = setUpApi({ ...responses, [rpc("admin_access")]: () => "second_factor" }, { env });
  const refusedCall = await without.call("DELETE", path, undefined, as("aal1"));
  assert.deepEqual([refusedCall.status, (await refusedCall.json()).code], [403, "second_factor_required"]);
  assert.equal(state.factors.length, 1);

  const { call, paths, received, background } = setUpApi(responses, { env });
  assert.equal((await call("DELETE", path, undefined, as("aal2"))).status, 200);
  assert.equal(state.factors.length, 0);
  assert.ok(paths().includes("/auth/v1/logout?scope=local"));
  await Promise.all(background);
  assert.deepEqual(events(received), ["second_factor_removed"]);
});

Deno.test("codes cannot be guessed: tries are counted for the account before the auth server is asked", async () => {
  const { responses } = authServer({ [rpc("take_rate_limits")]: () => 600 });
  const { call, received } = setUpApi(responses, { env });
  assert.equal((await call("POST", `${path}/verify`, { code: "123456" }, as("aal1"))).status, 429);
  assert.deepEqual(received.at(-1)?.body, { p_kinds: ["second_factor_account"], p_subjects: [testUserId] });
});

Deno.test("nobody but administrators has a second factor, and none where it is off or not offered", async () => {
  const person = setUpApi(authServer({ [rpc("me")]: () => testMe }).responses, { env });
  assert.equal((await person.call("POST", path, undefined, as("aal1"))).status, 403);
  const off = setUpApi(authServer().responses);
  assert.equal((await off.call("POST", path, undefined, as("aal1"))).status, 404);
  for (const without of [
    () => new Response("404 Not Found", { status: 404 }),
    () => refused(422, "mfa_totp_enroll_not_enabled"),
  ]) {
    const { call } = setUpApi(authServer({ "/auth/v1/factors": without }).responses, { env });
    const response = await call("POST", path, undefined, as("aal1"));
    assert.deepEqual(
      [response.status, (await response.json()).message],
      [
        503,
        "The auth server of this installation does not offer two-factor sign-in. Its operator can turn it on there, or set ADMIN_MFA=off.",
      ],
    );
  }
});

Deno.test(
  "the database follows the setting at the first call that shows a difference, in both directions",
  async () => {
    for (const [settings, before, after, status] of [
      [env, "admin", "second_factor", 403],
      [{}, "second_factor", "admin", 200],
    ] as const) {
      let received: unknown = null;
      const { responses } = authServer({
        [rpc("admin_access")]: () => (received === null ? before : after),
        [rpc("require_second_factor")]: ({ body, authorization }) => {
          received = [authorization, body.p_required];
          return true;
        },
        [rpc("list_social_posts")]: () => [],
      });
      const { call } = setUpApi(responses, { env: settings });
      assert.equal((await call("GET", "/api/admin/social-media/posts", undefined, as("aal1"))).status, status);
      assert.deepEqual(received, ["Bearer secret", settings === env]);
    }
  },
);
