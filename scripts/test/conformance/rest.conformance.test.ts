import connect from "postgres";
import { afterAll, afterEach, describe, expect, inject, test, vi } from "vitest";
import * as z from "zod/mini";
import { createDatabase } from "../../../supabase/functions/_shared/platform/supabase/database.ts";
import { restCalls, restStatus } from "../../../supabase/functions/_shared/platform/testing/descriptions/rest.ts";
import { refusalResponse, type SqlRefusal } from "../../stack/supabase/rpc/refusal.ts";
import { newPerson } from "../support/person.ts";
import { createObserver } from "../../verify/observer.ts";

const { url, databaseUrl, supabaseUrl, publishableKey, secretKey } = inject("stack");
const observer = createObserver();
const database = createDatabase({ supabaseUrl, publishableKey, secretKey }, observer.fetch);
const sql = connect(databaseUrl, { max: 2, onnotice: () => {} });
afterAll(() => sql.end());
afterEach(() => {
  expect(observer.problems.splice(0)).toEqual([]);
});

/** A call with a body and a token of the test's choice. */
async function ask(name: string, { token, key = publishableKey, body = "{}" }: Record<string, string | undefined>) {
  const response = await observer.fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: {
      apikey: key!,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "application/json",
    },
    body,
  });
  const { code } = (await response.json()) as { code?: string };
  return `${response.status} ${code}`;
}

describe("the local data API", () => {
  test("responds to a person and to the server", async () => {
    const { session, email } = await newPerson(url);
    expect(await database.asPerson(session.access_token, "me", {}, z.looseObject({ email: z.string() }))).toMatchObject(
      { email },
    );
    expect(await database.asServer("username_is_taken", { p_username: "nobody at all" }, z.boolean())).toBe(false);
  });

  test("refuses tokens, rights, names and values like PostgREST", async () => {
    const { session } = await newPerson(url);
    const token = session.access_token;
    const [head, body] = token.split(".");
    const server = { token: secretKey, key: secretKey };
    expect(await ask("me", { token: `${head}.${body}.c2lnbmF0dXJl` })).toBe("401 PGRST301");
    expect(await ask("list_promo_codes", { token, body: '{"p_limit":1}' })).toBe("403 42501");
    expect(await ask("list_articles", { token, body: '{"p_limit":1}' })).toBe("403 42501");
    expect(await ask("me", { token, body: '{"p_more":1}' })).toBe("404 PGRST202");
    expect(await ask("no_such_function", { token })).toBe("404 PGRST202");
    expect(await ask("is_last_administrator", { ...server, body: '{"p_user_id":"x"}' })).toBe("400 22P02");
    expect(await ask("username_is_taken", { ...server, body: '{"p_username":"\\u0000"}' })).toBe("400 22021");
  });

  test("takes a key alone for a visitor, who may call nothing", async () => {
    const response = await fetch(`${supabaseUrl}/rest/v1/rpc/me`, {
      method: "POST",
      headers: { apikey: publishableKey, "content-type": "application/json" },
      body: "{}",
    });
    expect([response.status, await response.json()]).toMatchObject([401, { code: "42501" }]);
  });

  test("says that a statement was cancelled, as after its time limit", async () => {
    const { session, email } = await newPerson(url);
    await sql.begin(async (transaction) => {
      await transaction`
        select 1 from public.profiles where id = (select id from auth.users where email = ${email}) for update`;
      const waiting = ask("save_tone", { token: session.access_token, body: '{"p_tone":"calm"}' });
      await vi.waitFor(
        async () => {
          const ended = await sql`
            select pg_cancel_backend(pid) from pg_stat_activity
            where wait_event_type = 'Lock' and query like '%save_tone%' and pid <> pg_backend_pid()`;
          expect(ended).toHaveLength(1);
        },
        { timeout: 30_000, interval: 20 },
      );
      expect(await waiting).toBe("500 57014");
    });
  });
});

test.each([
  "0A000",
  "21000",
  "22003",
  "22023",
  "23001",
  "23502",
  "23514",
  "25006",
  "28000",
  "40001",
  "40P01",
  "42601",
  "42P17",
  "53300",
  "53400",
  "54001",
  "55P03",
  "57014",
  "P0001",
  "P0002",
])("the local response to an error that the library does not know has PostgREST's status: %s", (code) => {
  const refusal: SqlRefusal = Object.assign(new Error("no"), { code });
  expect(refusalResponse(refusal).status).toBe(restStatus(code));
});

test("every described call of the data API succeeded", () => {
  expect(restCalls.map(({ name }) => name).filter((name) => !observer.succeeded.has(name))).toEqual([]);
  expect(Object.keys(database)).toEqual(["asPerson", "asServer"]);
});
