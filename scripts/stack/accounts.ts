import type { Sql } from "postgres";
import type { Keys } from "./keys.ts";
import { StackError } from "./stack-error.ts";
import type { SupabaseFetch } from "./supabase.ts";

export interface Account { role: "admin" | "demo"; email: string; username: string; password: string }

/** The accounts a newcomer signs in with. */
function knownAccounts(adminEmail: string, keys: Keys): Account[] {
  return [
    { role: "admin", email: adminEmail, username: "admin", password: keys.adminPassword },
    { role: "demo", email: "demo@example.com", username: "demo", password: keys.demoPassword },
  ];
}

async function signUp(fetch: SupabaseFetch, keys: Keys, { email, password, username }: Account): Promise<void> {
  const response = await fetch(new Request("http://127.0.0.1/auth/v1/signup", {
    method: "POST",
    headers: { apikey: keys.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ email, password, data: { username } }),
  }), { peerAddress: "127.0.0.1" });
  if (!response.ok) throw new StackError(`The account ${email} cannot be created: ${await response.text()}`);
}

/** Makes the accounts that are missing, through the auth server, and gives the admin the role. */
export async function ensureAccounts(fetch: SupabaseFetch, sql: Sql, adminEmail: string, keys: Keys): Promise<Account[]> {
  const accounts = knownAccounts(adminEmail, keys);
  const existing = await sql<{ email: string }[]>`select email from auth.users where email in ${sql(accounts.map(({ email }) => email))}`;
  const emails = new Set(existing.map(({ email }) => email));
  await Promise.all(accounts.filter(({ email }) => !emails.has(email)).map((account) => signUp(fetch, keys, account)));
  await sql`insert into public.user_roles (user_id, role)
    select id, 'admin' from auth.users where email = ${adminEmail}
    on conflict do nothing`;
  return accounts;
}
