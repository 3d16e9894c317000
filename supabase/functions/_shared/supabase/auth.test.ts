import assert from "node:assert/strict";
import { createAuthServer } from "./auth.ts";

/** What the auth server receives when somebody signs in from `address`. */
async function headersFrom(address: string, forwardClientAddress: boolean): Promise<Headers> {
  const received: Headers[] = [];
  const config = { supabaseUrl: "http://supabase.test", publishableKey: "publishable", secretKey: "secret", forwardClientAddress };
  const auth = createAuthServer(config, (input, init) => {
    received.push(new Request(input, init).headers);
    return Promise.resolve(Response.json({ code: 400, error_code: "invalid_credentials", msg: "no" }, { status: 400 }));
  });
  await assert.rejects(auth.from(address).signIn("anna@example.com", "secret1"));
  return received[0]!;
}

Deno.test("the auth server counts by the person's address where it is told to, which takes the secret key", async () => {
  const headers = await headersFrom("203.0.113.7", true);
  assert.equal(headers.get("sb-forwarded-for"), "203.0.113.7");
  assert.equal(headers.get("apikey"), "secret");
  assert.equal(headers.get("authorization"), "Bearer secret");
});

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
  const user = { id: "u1", email: "anna@example.com" };
  const session = { access_token: "a.b.c", refresh_token: "r", token_type: "bearer", expires_in: 3600, user };
  const config = { supabaseUrl: "http://supabase.test", publishableKey: "publishable", secretKey: "secret", forwardClientAddress: false };
  const auth = createAuthServer(config, (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    asked.push(`${pathname}${search}`);
    if (pathname === "/auth/v1/verify") return Promise.resolve(Response.json(session));
    if (pathname === "/auth/v1/user") return Promise.resolve(Response.json({ code: 422, error_code: "weak_password", msg: "weak" }, { status: 422 }));
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  await assert.rejects(auth.from("unknown").resetPassword("hash", "Weak-1234"), { code: "weak_password" });
  assert.equal(asked.at(-1), "/auth/v1/logout?scope=local");
});

Deno.test("a right password is right although its session is gone before it can be ended", async () => {
  const user = { id: "u1", email: "anna@example.com" };
  const session = { access_token: "a.b.c", refresh_token: "r", token_type: "bearer", expires_in: 3600, user };
  const config = { supabaseUrl: "http://supabase.test", publishableKey: "publishable", secretKey: "secret", forwardClientAddress: false };
  const check = (status: number, code: string) =>
    createAuthServer(config, (input) => {
      const isSignIn = new URL(new Request(input).url).pathname === "/auth/v1/token";
      return Promise.resolve(isSignIn ? Response.json(session) : Response.json({ code: status, error_code: code, msg: code }, { status }));
    }).from("unknown").checkPassword("anna@example.com", "secret1");
  await check(403, "session_not_found");
  await check(404, "user_not_found");
  await assert.rejects(check(500, "unexpected_failure"));
});
