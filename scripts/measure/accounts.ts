import { createHmac, randomUUID } from "node:crypto";
import { hash as hashPassword } from "bcryptjs";
import type postgres from "postgres";
import type { Stack } from "../stack/stack.ts";

/** An account for a measurement, with an access token that is valid for `tokenHours`. */
export interface Account {
  id: string;
  email: string;
  token: string;
}

/** The password of every account made here. */
export const accountPassword = "measured-1";

/** The cost of a new hash in the auth server, so that a sign-in costs what it costs a person. */
const passwordCost = 10;
const tokenHours = 12;

/** An access token as the auth server issues it: a JWT, HS256. */
function accessToken(secret: string, account: { id: string; email: string; sessionId: string }): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = {
    sub: account.id,
    email: account.email,
    aud: "authenticated",
    role: "authenticated",
    aal: "aal1",
    session_id: account.sessionId,
    iat,
    exp: iat + tokenHours * 3600,
  };
  const content = [{ alg: "HS256", typ: "JWT" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

/**
 * Creates signed-in accounts with premium access for a day, so that no daily quota applies. The rows are written to the
 * database of a local stack, because sign-ups are limited and hash a password each.
 * @param sql a superuser's connection
 */
export async function makeAccounts(stack: Stack, sql: postgres.Sql, count: number): Promise<Account[]> {
  const secret = stack.functionsEnv["REALTIME_JWT_SECRET"];
  if (!secret) throw new Error("The stack names no secret for access tokens.");
  const hash = await hashPassword(accountPassword, passwordCost);
  const people = Array.from({ length: count }, () => {
    const id = randomUUID();
    return { id, sessionId: randomUUID(), email: `bench-${id}@example.com`, username: `bench-${id.slice(0, 13)}` };
  });
  await sql.begin(async (transaction) => {
    await transaction`
      insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
      select p.id::uuid, p.email, ${hash}, now(), '{"provider": "email", "providers": ["email"]}',
        jsonb_build_object('username', p.username)
      from unnest(${people.map(({ id }) => id)}::text[], ${people.map(({ email }) => email)}::text[],
        ${people.map(({ username }) => username)}::text[]) as p (id, email, username)`;
    await transaction`
      insert into auth.identities (id, provider, provider_id, user_id, identity_data)
      select gen_random_uuid(), 'email', u.id::text, u.id, jsonb_build_object('sub', u.id, 'email', u.email)
      from auth.users u where u.id = any (${people.map(({ id }) => id)}::uuid[])`;
    await transaction`
      insert into auth.sessions (id, user_id, aal)
      select p.session_id::uuid, p.id::uuid, 'aal1'
      from unnest(${people.map(({ sessionId }) => sessionId)}::text[], ${people.map(({ id }) => id)}::text[])
        as p (session_id, id)`;
    await transaction`
      insert into public.promo_codes (code, used_by, used_at, expires_at)
      select 'BENCH-' || upper(id), id::uuid, now(), now() + interval '1 day'
      from unnest(${people.map(({ id }) => id)}::text[]) as p (id)`;
  });
  return people.map(({ id, email, sessionId }) => ({
    id,
    email,
    token: accessToken(secret, { id, email, sessionId }),
  }));
}
