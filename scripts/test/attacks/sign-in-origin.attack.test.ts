import { createHmac } from "node:crypto";
import connect from "postgres";
import { beforeEach, expect, inject, test } from "vitest";
import { mailTo, resetToken } from "../support/reset-token.ts";
import { newPerson } from "../support/person.ts";
import { clearCounters } from "../support/counters.ts";

const { url, databaseUrl, supabaseUrl, publishableKey } = inject("stack");
beforeEach(() => clearCounters(databaseUrl));

function auth(method: string, path: string, { json, token }: { json?: unknown; token?: string } = {}) {
  return fetch(`${url}/auth/v1/${path}`, {
    method,
    redirect: "manual",
    headers: {
      apikey: publishableKey,
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: json === undefined ? undefined : JSON.stringify(json),
  });
}

test("a recovery code is never accepted, correct or not; the mailed link works once", async () => {
  const person = await newPerson(url);
  const token = await resetToken(person);
  const { text } = (await mailTo(person.email))[0]!;
  const tries = await Promise.all(
    Array.from({ length: 200 }, (_, code) =>
      auth("POST", "verify", { json: { type: "recovery", email: person.email, token: String(code).padStart(6, "0") } }),
    ),
  );
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([404]));
  expect((await auth("POST", "verify", { json: { type: "recovery", token_hash: token } })).status).toBe(404);
  // Without the gateway, codes are refused, too.
  const past = await fetch(`${supabaseUrl}/auth/v1/verify`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ type: "recovery", email: person.email, token: "0000000000" }),
  });
  expect(past.status).toBe(403);
  expect((await auth("GET", `verify?type=recovery&token=${token}`)).status).toBe(404);
  expect(text).not.toMatch(/\b\d{6}\b/);

  const reset = (value: string) =>
    person.call("POST", "/api/reset-password", { json: { token: value, newPassword: "Kite12345" } });
  expect((await reset(token)).status).toBe(200);
  expect((await reset(token)).status).toBe(400);
  expect((await person.login("Kite12345")).status).toBe(200);
});

test("the code in a link has ten digits, so that its hash is in no precomputed list", async () => {
  const person = await newPerson(url);
  const token = await resetToken(person);
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const [row] = await sql<
      { recovery_token: string }[]
    >`select recovery_token from auth.users where email = ${person.email}`;
    expect(row!.recovery_token).toBe(token);
    // The auth server stores sha256(email + code), and a million of these can be computed in a second.
    const [found] = await sql<{ found: number }[]>`
      select count(*)::integer as found from generate_series(0, 999999) as code
      where encode(sha256(convert_to(${person.email} || lpad(code::text, 6, '0'), 'utf8')), 'hex') = ${token}
         or encode(sha224(convert_to(${person.email} || lpad(code::text, 6, '0'), 'utf8')), 'hex') = ${token}`;
    expect(found!.found).toBe(0);
  } finally {
    await sql.end();
  }
});

test("links can be tried sixty times an hour from one address", async () => {
  const person = await newPerson(url);
  const statuses: number[] = [];
  for (let round = 0; round < 65; round++) {
    const token = createHmac("sha256", "guess").update(String(round)).digest("hex");
    statuses.push(
      (
        await person.call("POST", round % 2 ? "/api/verify-reset-token" : "/api/reset-password", {
          json: { token, newPassword: "Kite12345" },
        })
      ).status,
    );
  }
  expect(statuses.slice(0, 60).every((status) => status === 400)).toBe(true);
  expect(statuses.slice(60).every((status) => status === 429)).toBe(true);
});

const credentials = { email: "stranger@example.com", password: "secret-1" };
const person = { data: { username: "stranger" }, ...credentials };

test.each([
  ["POST", "token?grant_type=password", credentials],
  ["POST", "token?grant_type=refresh_token", { refresh_token: "x" }],
  ["POST", "token?grant_type=pkce&grant_type=password", credentials],
  ["POST", "token", credentials],
  ["POST", "signup", person],
  ["POST", "otp", { email: credentials.email, create_user: true }],
  ["POST", "magiclink", { email: credentials.email }],
  ["POST", "recover", { email: credentials.email }],
  ["POST", "resend", { type: "signup", email: credentials.email }],
  ["GET", "user", undefined],
  ["GET", "settings", undefined],
  ["GET", "admin/users", undefined],
  ["POST", "%74oken?grant_type=password", credentials],
] as const)("%s /auth/v1/%s is refused with a message", async (method, path, json) => {
  const response = await auth(method, path, { json });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ message: expect.any(String), code: "not_found" });
});

test("social sign-in still reaches the auth server", async () => {
  const response = await auth("POST", "token?grant_type=pkce", {
    json: { auth_code: "unknown", code_verifier: "v".repeat(43) },
  });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.headers.has("x-sb-error-code")).toBe(true);
});

test("an access token cannot change the password or the address by bypassing the product", async () => {
  const victim = await newPerson(url);
  const token = victim.session.access_token;
  for (const json of [{ password: "Stolen123" }, { email: "thief@example.com" }]) {
    expect((await auth("PUT", "user", { json, token })).status).toBe(404);
  }
  expect((await victim.login()).status).toBe(200);
  expect((await victim.login("Stolen123")).status).toBe(401);
});
