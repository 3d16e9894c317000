import connect from "postgres";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { newPerson, type Person } from "../support/person.ts";

const { url, databaseUrl, supabaseUrl, publishableKey, secretKey } = inject("stack");
let person: Person;

beforeAll(async () => {
  person = await newPerson(url);
});

/** Calls an SQL function through the data API, with the keys and the token of a person or of the server. */
async function rpc(name: string, json: string, { token = "", headers = {} as Record<string, string> } = {}) {
  const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: {
      apikey: token === secretKey ? secretKey : publishableKey,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...headers,
    },
    body: json,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> | boolean | null };
}

/** Makes the library handle the call, because it looks at this header. */
const byLibrary = { prefer: "handling=lenient" };

describe("a call of an SQL function", () => {
  test.each([
    ["a result of many fields", "me", "{}"],
    ["a plain value", "session_is_live", "{}"],
    ["arguments", "save_tone", JSON.stringify({ p_tone: `it's "quiet" \\ here'; select 1` })],
    ["an unknown argument", "me", '{"p_more":1}'],
    ["a missing argument", "save_tone", "{}"],
    ["an argument of another type", "get_caption_entry", '{"p_id":"x"}'],
    ["a function that is not theirs", "list_articles", '{"p_limit":1}'],
    ["a function that refuses them", "list_promo_codes", '{"p_limit":1}'],
    ["a function that does not exist", "no_such_function", "{}"],
    ["a body that is not JSON", "me", "{"],
  ])("has the library's response: %s", async (_what, name, json) => {
    const token = person.session.access_token;
    const [ours, library] = [await rpc(name, json, { token }), await rpc(name, json, { token, headers: byLibrary })];
    expect(ours).toEqual(library);
  });

  test("runs with the rights of its caller, whoever called before on the same connection", async () => {
    const asServer = () => rpc("list_articles", '{"p_limit":1}', { token: secretKey });
    const asPerson = () => rpc("list_articles", '{"p_limit":1}', { token: person.session.access_token });
    const calls = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? asServer() : asPerson()));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? 200 : 403)));
  });

  test("keeps nothing if it is refused, and counts nothing twice", async () => {
    const token = person.session.access_token;
    expect(await rpc("save_tone", '{"p_tone":"kept"}', { token })).toMatchObject({ status: 200 });
    expect(await rpc("save_tone", '{"p_tone":"lost","p_more":1}', { token })).toMatchObject({ status: 404 });
    expect(JSON.stringify((await person.call("GET", endpoints.getTone.path)).body)).toContain("kept");
    const args = '{"p_kinds":["login_email"],"p_subjects":["one-call"]}';
    const sum =
      "select coalesce(sum(hits), 0)::integer as hits from private.rate_limit_hits where subject = 'one-call'";
    expect(await rpc("take_rate_limits", args, { token: secretKey })).toEqual({ status: 200, body: 0 });
    const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
    const [counted] = await sql.unsafe(sum);
    await sql.end();
    expect(counted).toEqual({ hits: 1 });
  });

  test("does nothing for a session that has ended", async () => {
    const leaving = await newPerson(url);
    const token = leaving.session.access_token;
    expect(await rpc("session_is_live", "{}", { token })).toEqual({ status: 200, body: true });
    await leaving.call("POST", endpoints.logout.path);
    expect(await rpc("session_is_live", "{}", { token })).toEqual({ status: 200, body: false });
    expect(
      (await leaving.call("GET", endpoints.getUser.path, { headers: { authorization: `Bearer ${token}` } })).status,
    ).toBe(401);
  });
});
