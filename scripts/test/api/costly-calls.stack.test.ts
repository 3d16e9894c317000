import connect, { type Sql } from "postgres";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { historyMessages } from "../../../supabase/functions/_shared/contract/wire/history.ts";
import { newPerson, type Person } from "../support/person.ts";

const { url, databaseUrl, supabaseUrl, publishableKey } = inject("stack");
let person: Person;
let sql: Sql;

beforeEach(async () => {
  person = await newPerson(url);
  sql = connect(databaseUrl, { max: 2, onnotice: () => {} });
});
afterEach(() => sql.end());

/** Calls an SQL function past the product's API, with the person's own token. */
async function rpc(name: string, args: object) {
  const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${person.session.access_token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(args),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> | null };
}

async function accountId(): Promise<string> {
  const [account] = await sql<{ id: string }[]>`select id from auth.users where email = ${person.email}`;
  return account!.id;
}

const search = (query: string) => ({ p_query: query, p_platform: null, p_favorites: false, p_limit: 20 });
const searchPath = (query: string) => `${endpoints.listHistory.path}?q=${encodeURIComponent(query)}`;

test("an endless search is refused by the database, and by the API with its own words", async () => {
  expect(await rpc("find_captions", search("漢字".repeat(15_000)))).toEqual({
    status: 400,
    body: {
      code: "23514",
      details: null,
      hint: null,
      message: 'value for domain short_text violates check constraint "short_text_length"',
    },
  });
  expect(await rpc("find_captions", search("漢字".repeat(500)))).toMatchObject({ status: 200 });
  const refused = await person.call("GET", searchPath("漢字".repeat(500)));
  expect(refused).toMatchObject({ status: 400 });
  expect(JSON.stringify(refused.body)).toContain(historyMessages.queryLong);
});

test("an account that searches too often is told when it may again", async () => {
  const id = await accountId();
  expect(await rpc("find_captions", search("tea"))).toMatchObject({ status: 200, body: { entries: [] } });
  await sql`update private.rate_limit_hits set hits = (
      select hits_max from private.rate_limit_rules where kind = 'caption_search'
    ), expires_at = now() + interval '1 minute' where kind = 'caption_search' and subject = ${id}`;
  expect(await rpc("find_captions", search("tea"))).toMatchObject({ status: 200, body: { outcome: "rate_limited" } });
  const refused = await person.call("GET", searchPath("tea"));
  expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
});

test.each([
  ["a function", () => rpc("save_tone", { p_tone: "quiet" })],
  [
    "a table",
    async () => {
      const headers = { apikey: publishableKey, authorization: `Bearer ${person.session.access_token}` };
      return fetch(`${supabaseUrl}/rest/v1/caption_history?platform=eq.x`, { method: "DELETE", headers });
    },
  ],
])("a statement that takes too long is ended by the database: %s", async (_what, call) => {
  const id = await accountId();
  await sql`insert into public.caption_history (user_id, keyword, platform, captions, created_at)
    values (${id}, 'tea', 'x', array['Tea'], now())`;
  const other = await sql.reserve();
  try {
    // The call has to wait for these rows, which stay locked until it is over.
    await other`begin`;
    await other`select from public.profiles p join public.caption_history h on h.user_id = p.id where p.id = ${id} for update`;
    expect((await call()).status).toBe(500);
    const waiting = await other`select pid from pg_stat_activity where pg_backend_pid() = any (pg_blocking_pids(pid))`;
    expect(waiting).toEqual([]);
  } finally {
    await other`rollback`;
    other.release();
  }
});
