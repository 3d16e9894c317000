import type { Sql } from "postgres";
import { authPath } from "../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { decideAdministrators } from "./administrators.ts";
import type { Keys } from "./keys.ts";
import { StackError } from "../command/stack-error.ts";
import type { SupabaseFetch } from "./supabase/supabase-fetch.ts";

export interface Account {
  role: "admin" | "demo";
  email: string;
  /** The generated password while it works; null for an account whose owner chose another. */
  password: string | null;
  /** Made by this start. */
  isNew: boolean;
}

export interface Accounts {
  /** The account for a first sign-in. */
  accounts: Account[];
  /** What a person should know about who is an administrator, in one or two sentences each. */
  notes: string[];
}

interface NewAccount {
  role: Account["role"];
  email: string;
  username: string;
  password: string;
}

export const demoEmail = "demo@example.com";

/** The accounts that a start creates. ADMIN_EMAIL may be the demo user's address, so that both are one account. */
function wantedAccounts(adminEmail: string, keys: Keys): NewAccount[] {
  const demo: NewAccount = { role: "demo", email: demoEmail, username: "demo", password: keys.demoPassword };
  const admin: NewAccount = { role: "admin", email: adminEmail, username: "admin", password: keys.adminPassword };
  return demo.email === adminEmail ? [admin] : [admin, demo];
}

function callAuth(
  fetch: SupabaseFetch,
  keys: Keys,
  path: string,
  body: object,
  token = keys.secretKey,
): Promise<Response> {
  return fetch(
    new Request(`http://127.0.0.1${authPath}/${path}`, {
      method: "POST",
      headers: { apikey: keys.secretKey, authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
    { peerAddress: "127.0.0.1" },
  );
}

/** Signs an account up with an available username, because the usual one may be taken. */
async function signUp(
  fetch: SupabaseFetch,
  sql: Sql,
  keys: Keys,
  { email, password, username: wished }: NewAccount,
): Promise<void> {
  const [free] = await sql<{ username: string }[]>`select private.fallback_username(${wished}, ${email}) as username`;
  const response = await callAuth(fetch, keys, "signup", { email, password, data: { username: free?.username } });
  if (!response.ok) throw new StackError(`The account ${email} cannot be created: ${await response.text()}`);
  // Where addresses must be confirmed: whoever starts the stack needs no mail for it.
  await sql`update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where email = ${email}`;
}

/** Whether an account still has its generated password. The session that this check creates is ended. */
async function hasGeneratedPassword(
  fetch: SupabaseFetch,
  keys: Keys,
  email: string,
  password: string,
): Promise<boolean> {
  const response = await callAuth(fetch, keys, "token?grant_type=password", { email, password });
  if (!response.ok) return false;
  const { access_token: token } = (await response.json()) as { access_token: string };
  await callAuth(fetch, keys, "logout?scope=local", {}, token);
  return true;
}

/**
 * Creates missing accounts through the auth server, and decides who is an administrator.
 * @returns a password only if it works
 */
export async function ensureAccounts(
  fetch: SupabaseFetch,
  sql: Sql,
  adminEmail: string,
  keys: Keys,
): Promise<Accounts> {
  const wanted = wantedAccounts(adminEmail, keys);
  const existing = await sql<{ email: string }[]>`
    select lower(email) as email from auth.users where lower(email) in ${sql(wanted.map(({ email }) => email))}`;
  const emails = new Set(existing.map(({ email }) => email));
  const accounts = await Promise.all(
    wanted.map(async (account): Promise<Account> => {
      const { role, email, password } = account;
      const isNew = !emails.has(email);
      if (isNew) await signUp(fetch, sql, keys, account);
      const works = isNew || (await hasGeneratedPassword(fetch, keys, email, password));
      return { role, email, password: works ? password : null, isNew };
    }),
  );
  // Only this machine knows the generated password: an account that has it was created by a start, not by a visitor.
  const madeHere = accounts[0]?.password !== null;
  const { administrator, notes } = await decideAdministrators(sql, adminEmail, madeHere);
  if (administrator === adminEmail) return { accounts, notes };
  const rest = accounts.filter(({ role }) => role !== "admin");
  if (administrator === null) return { accounts: rest, notes };
  const works = await hasGeneratedPassword(fetch, keys, administrator, keys.adminPassword);
  return {
    accounts: [
      { role: "admin", email: administrator, password: works ? keys.adminPassword : null, isNew: false },
      ...rest,
    ],
    notes,
  };
}
