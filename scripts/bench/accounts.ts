import type postgres from "postgres";
import { authPath } from "../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import type { Stack } from "../stack/stack.ts";

/** An account for a benchmark: its id and an access token that is valid for one hour. */
export interface Account {
  id: string;
  token: string;
}

/** Creates accounts through the auth server, each with premium access for a day, so that no quota applies. */
export async function makeAccounts(stack: Stack, sql: postgres.Sql, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let index = 0; index < count; index++) {
    const response = await fetch(`${stack.functionsEnv["SUPABASE_URL"]}${authPath}/signup`, {
      method: "POST",
      headers: { apikey: stack.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({
        email: `bench-${crypto.randomUUID()}@example.com`,
        password: "measured-1",
        data: { username: `bench-${crypto.randomUUID().slice(0, 8)}` },
      }),
    });
    const answer = (await response.json()) as { access_token: string; user: { id: string } };
    const id = answer.user.id;
    await sql`insert into public.promo_codes (code, used_by, used_at, expires_at) values (${`BENCH-${id.toUpperCase()}`}, ${id}, now(), now() + interval '1 day')`;
    accounts.push({ id, token: answer.access_token });
  }
  return accounts;
}
