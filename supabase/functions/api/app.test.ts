import assert from "node:assert/strict";
import { fakeRestRefusal } from "../_shared/platform/testing/rest-responses.ts";
import { fakeRefusal, fakeSession, fakeUser } from "../_shared/platform/testing/auth-responses.ts";
import { readSessionCookie, sessionCookieName } from "../_shared/platform/session/cookie.ts";
import { testToken } from "../_shared/platform/testing/fake-supabase.ts";
import { bearer, setUpApi, testMe, testNow, testUserId } from "./testing/set-up.ts";
import { cookieOf, inAnHour } from "./testing/session-cookie.ts";

const token = testToken({ sub: testUserId, exp: inAnHour });

Deno.test("several requests with one spent token refresh it once", async () => {
  const fresh = testToken({ sub: testUserId, exp: inAnHour });
  const { request, paths, received } = setUpApi({
    "/auth/v1/token?grant_type=refresh_token": () =>
      fakeSession({
        access_token: fresh,
        refresh_token: "r2",
        expires_at: inAnHour,
        user: fakeUser({ id: testUserId }),
      }),
    "/rest/v1/rpc/me": () => testMe,
  });
  const cookie = cookieOf({ accessToken: testToken({ sub: testUserId, exp: 1 }), refreshToken: "r1", expiresAt: 1 });
  const responses = await Promise.all([1, 2, 3].map(() => request("/api/user", { headers: { cookie } })));
  for (const response of responses) {
    assert.equal(response.status, 200);
    const header = response.headers.getSetCookie()[0];
    assert.match(header ?? "", /; HttpOnly; Secure; SameSite=Lax/);
    assert.deepEqual(await readSessionCookie(header!.split(";")[0]!, true), {
      accessToken: fresh,
      refreshToken: "r2",
      expiresAt: inAnHour,
      signedInAt: testNow / 1000,
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
  const raced = await setUpApi(refusal("refresh_token_already_used")).request("/api/user", { headers: { cookie } });
  assert.equal(raced.status, 401);
  assert.deepEqual(raced.headers.getSetCookie(), []);
  const gone = await setUpApi(refusal("refresh_token_not_found")).request("/api/user", { headers: { cookie } });
  assert.equal(gone.status, 401);
  assert.match(gone.headers.getSetCookie()[0] ?? "", new RegExp(`^${sessionCookieName(true)}=; Max-Age=0`));
});

Deno.test("an auth server or database that does not respond is 503, not a logout", async () => {
  const cookie = cookieOf({ accessToken: token, refreshToken: "r1", expiresAt: 1 });
  const { request } = setUpApi({});
  const response = await request("/api/user", { headers: { cookie } });
  assert.equal(response.status, 503);
  assert.deepEqual(response.headers.getSetCookie(), []);
  const direct = await request("/api/user", { headers: bearer });
  assert.equal(direct.status, 503);
  // With the ID, whoever reads the log finds the line about this failure.
  assert.equal((await direct.json()).details.requestId, direct.headers.get("x-request-id"));
});

Deno.test("an unknown error is logged with the request's id and reported with a constant message", async () => {
  const { request, logged } = setUpApi({
    "/rest/v1/rpc/me": () => fakeRestRefusal("XX000", "relation secrets is broken"),
  });
  const response = await request("/api/user", { headers: bearer });
  const body = await response.json();
  assert.equal(response.status, 500);
  assert.equal(body.message, "Something went wrong on our side. Please try again.");
  assert.equal(body.details.requestId, response.headers.get("x-request-id"));
  assert.equal(logged[0]?.requestId, body.details.requestId);
  assert.match(logged[0]?.error ?? "", /relation secrets/);
  assert.ok(!JSON.stringify(body).includes("secrets"));
});
