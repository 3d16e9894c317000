import assert from "node:assert/strict";
import { fakeRefusal as refused, fakeSession, fakeUser, fakeUserId } from "../testing/auth-responses.ts";
import { conforming } from "../testing/descriptions/conforming.ts";
import { createAuthServer } from "./auth.ts";

/** What the auth server receives when somebody signs in from `address`. */
async function headersFrom(address: string, forwardClientAddress: boolean): Promise<Headers> {
  const received: Headers[] = [];
  const config = {
    supabaseUrl: "http://supabase.test",
    publishableKey: "publishable",
    secretKey: "secret",
    forwardClientAddress,
  };
  const fetcher = conforming((request) => {
    received.push(request.headers);
    return refused(400, "invalid_credentials");
  });
  const auth = createAuthServer(config, fetcher);
  await assert.rejects(auth.from(address).signIn("anna@example.com", "secret-1"));
  return received[0]!;
}

Deno.test(
  "the auth server counts by the person's address where it is told to, which takes the secret key",
  async () => {
    const headers = await headersFrom("203.0.113.7", true);
    assert.equal(headers.get("sb-forwarded-for"), "203.0.113.7");
    assert.equal(headers.get("apikey"), "secret");
    assert.equal(headers.get("authorization"), "Bearer secret");
  },
);

Deno.test("a network is named by its first address, and nobody's by none", async () => {
  assert.equal((await headersFrom("2001:db8:1:2::/64", true)).get("sb-forwarded-for"), "2001:db8:1:2::");
  assert.equal((await headersFrom("unknown", true)).get("sb-forwarded-for"), null);
});

Deno.test("without the setting nothing but the publishable key is shown", async () => {
  const headers = await headersFrom("203.0.113.7", false);
  assert.equal(headers.get("sb-forwarded-for"), null);
  assert.equal(headers.get("apikey"), "publishable");
});

Deno.test("a link whose new password is refused leaves no session behind", async () => {
  const asked: string[] = [];
  const config = {
    supabaseUrl: "http://supabase.test",
    publishableKey: "publishable",
    secretKey: "secret",
    forwardClientAddress: false,
  };
  const fetcher = conforming(({ url }) => {
    const { pathname, search } = new URL(url);
    asked.push(`${pathname}${search}`);
    if (pathname === "/auth/v1/verify") return Response.json(fakeSession());
    if (pathname === "/auth/v1/user") return refused(422, "weak_password");
    return new Response(null, { status: 204 });
  });
  const auth = createAuthServer(config, fetcher);
  await assert.rejects(auth.from("unknown").resetPassword("hash", "Weak-1234"), { code: "weak_password" });
  assert.equal(asked.at(-1), "/auth/v1/logout?scope=local");
});

Deno.test("a right password is right although its session is gone before it can be ended", async () => {
  const config = {
    supabaseUrl: "http://supabase.test",
    publishableKey: "publishable",
    secretKey: "secret",
    forwardClientAddress: false,
  };
  const check = (status: number, code: string) =>
    createAuthServer(
      config,
      conforming(({ url }) =>
        new URL(url).pathname === "/auth/v1/token" ? Response.json(fakeSession()) : refused(status, code),
      ),
    )
      .from("unknown")
      .checkPassword("anna@example.com", "secret-1");
  await check(403, "session_not_found");
  await check(404, "user_not_found");
  await assert.rejects(check(500, "unexpected_failure"));
});

const plain = {
  supabaseUrl: "http://supabase.test",
  publishableKey: "publishable",
  secretKey: "secret",
  forwardClientAddress: false,
};
const anna = { ...fakeUser(), email: "anna@example.com" };
const opened = fakeSession();

/** The auth server's calls, with responses by path, and which paths were asked in what order. */
function callsWith(responses: Record<string, () => Response>) {
  const asked: string[] = [];
  const fetcher = conforming(({ url }) => {
    const { pathname, search } = new URL(url);
    asked.push(pathname.replace("/auth/v1/", "") + search);
    const respond = responses[pathname.replace("/auth/v1/", "")];
    return respond ? respond() : new Response(null, { status: 204 });
  });
  const auth = createAuthServer(plain, fetcher);
  return { asked, calls: auth.from("unknown") };
}

Deno.test("a sign-up opens a session, or none where the address must be confirmed first", async () => {
  const account = { email: anna.email, password: "Secret-1234", username: "anna" };
  const at = await callsWith({ signup: () => Response.json(opened) }).calls.signUp(account);
  assert.deepEqual(at.tokens, { accessToken: "a.b.c", refreshToken: "r", expiresAt: 4_102_444_800 });
  const unconfirmed = await callsWith({ signup: () => Response.json(anna) }).calls.signUp(account);
  assert.deepEqual([unconfirmed.user.id, unconfirmed.tokens], [fakeUserId, null]);
});

Deno.test(
  "a sign-up with an address that has an account is refused, whichever way the auth server says so",
  async () => {
    const account = { email: anna.email, password: "Secret-1234", username: "anna" };
    // With confirmations on it makes up a user without an identity.
    const hidden = callsWith({ signup: () => Response.json({ ...anna, identities: [] }) });
    await assert.rejects(hidden.calls.signUp(account), { code: "user_already_exists", status: 422 });
    const open = callsWith({ signup: () => refused(422, "user_already_exists") });
    await assert.rejects(open.calls.signUp(account), { code: "user_already_exists", status: 422 });
  },
);

Deno.test("a changed password leaves one session, the new one; a refused one leaves none of its own", async () => {
  const token = () => Response.json(opened);
  const changed = callsWith({ token, user: () => Response.json(anna) });
  const tokens = await changed.calls.changePassword(anna.email, "Secret-1234", "Secret-5678");
  assert.equal(tokens.accessToken, "a.b.c");
  assert.equal(changed.asked.at(-1), "logout?scope=others");

  const weak = callsWith({ token, user: () => refused(422, "weak_password") });
  await assert.rejects(weak.calls.changePassword(anna.email, "Secret-1234", "weak"), { code: "weak_password" });
  assert.equal(weak.asked.at(-1), "logout?scope=local");

  const same = callsWith({ token, user: () => refused(422, "same_password") });
  await same.calls.changePassword(anna.email, "Secret-1234", "Secret-1234");
  assert.equal(same.asked.at(-1), "logout?scope=others");

  const wrong = callsWith({ token: () => refused(400, "invalid_credentials") });
  await assert.rejects(wrong.calls.changePassword(anna.email, "wrong", "Secret-5678"), { code: "invalid_credentials" });
  assert.deepEqual(wrong.asked, ["token?grant_type=password"]);
});

Deno.test("a password whose other sessions could not be ended is a failure", async () => {
  const responses = {
    token: () => Response.json(opened),
    user: () => Response.json(anna),
    logout: () => refused(500, "unexpected_failure"),
  };
  const { calls } = callsWith(responses);
  await assert.rejects(calls.changePassword(anna.email, "Secret-1234", "Secret-5678"), { status: 500 });
});

Deno.test("a session that is no longer there does not make a password wrong", async () => {
  const gone = callsWith({ token: () => Response.json(opened), logout: () => refused(403, "session_expired") });
  await gone.calls.checkPassword(anna.email, "Secret-1234");
  assert.equal(gone.asked.at(-1), "logout?scope=local");
});

Deno.test("a spent link is no link; a limit and a failure of the auth server say nothing about it", async () => {
  const resetting = (verify: () => Response, user = () => Response.json(anna)) => {
    const { asked, calls } = callsWith({ verify, user });
    return { asked, done: calls.resetPassword("hash", "Secret-5678") };
  };
  await assert.rejects(resetting(() => refused(403, "otp_expired")).done, { code: "invalid_link", status: 400 });
  await assert.rejects(resetting(() => refused(429, "over_request_rate_limit")).done, {
    code: "over_request_rate_limit",
    status: 429,
  });
  await assert.rejects(resetting(() => refused(500, "unexpected_failure")).done, { status: 500 });

  for (const user of [() => Response.json(anna), () => refused(422, "same_password")]) {
    const { asked, done } = resetting(() => Response.json(opened), user);
    assert.deepEqual(await done, { id: fakeUserId, email: "anna@example.com" });
    assert.equal(asked.at(-1), "logout?scope=global", "every session ends");
  }
});

Deno.test("a session that has ended is named, although the client has an error without a code for it", async () => {
  const ended = () => refused(403, "session_not_found");
  const { calls } = callsWith({ user: ended, logout: ended, token: () => refused(400, "session_not_found") });
  await assert.rejects(calls.userOf("a.b.c"), { name: "AuthRefusal", code: "session_not_found" });
  await assert.rejects(calls.signOut("a.b.c"), { name: "AuthRefusal", code: "session_not_found" });
  await assert.rejects(calls.refresh("r"), { name: "AuthRefusal", code: "session_not_found" });
});
