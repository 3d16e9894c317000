import connect from "postgres";
import { token } from "./credentials.ts";
import { jsonBody, type Actor, type CallableFunction, type Draft, type Material } from "./draft.ts";
import { hostileValue } from "./hostile-values.ts";
import type { Random } from "../command/random.ts";

/** Every function that the data API offers to people, with its parameters, in the order of the names. */
export async function readCallableFunctions(databaseUrl: string): Promise<CallableFunction[]> {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    return await sql<CallableFunction[]>`
      select proname as name, coalesce((
        select json_agg(json_build_object('name', proargnames[at], 'type', format_type(type, null)) order by at)
        from unnest(proargtypes) with ordinality as parameter (type, at)
      ), '[]') as parameters
      from pg_proc
      where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
      order by proname`;
  } finally {
    await sql.end();
  }
}

/** Texts that are short, or so long that work on each character is felt. Searches split some scripts into pieces. */
function longText(random: Random): string {
  const piece = random.pick(["a", "漢字", "😀", "é ", "a,b", "%_", "(((", "tea and cake ", "<b>", "ß"]);
  return piece.repeat(random.pick([1, 100, 2_000, 15_000, 100_000]));
}

function argument(random: Random, type: string): unknown {
  if (random.chance(0.25)) return hostileValue(random);
  if (type.endsWith("[]") || type.includes("list"))
    return Array.from({ length: random.pick([0, 1, 30, 2_000]) }, () => longText(random).slice(0, 500));
  if (type.startsWith("json") || type.includes("json"))
    return { text: longText(random), list: Array.from({ length: random.pick([0, 1_000]) }, () => "a") };
  if (type === "uuid") return "00000000-0000-4000-8000-000000000000";
  if (type === "boolean") return random.chance(0.5);
  if (/int|numeric|real|double/.test(type)) return random.pick([0, 1, -1, 20, 2 ** 31 - 1, 2 ** 31]);
  if (/date|time/.test(type)) return random.pick(["2026-06-10T10:00:00Z", "infinity"]);
  return longText(random);
}

/** A call of an SQL function with its own parameters, most of them of their type and many too long. */
export function rpcCall(random: Random, { functions }: Material, actor: Actor): Draft {
  const { name, parameters } = random.pick(functions);
  const given = parameters
    .filter(() => random.chance(0.95))
    .map(({ name: key, type }) => [key, argument(random, type)]);
  const headers: [string, string][] = [
    ["content-type", "application/json"],
    ["apikey", "{key}"],
  ];
  if (actor.token !== "") headers.push(["authorization", `Bearer ${token(random, actor)}`]);
  return {
    method: "POST",
    target: `/rest/v1/rpc/${name}`,
    headers,
    body: jsonBody(random, Object.fromEntries(given), actor),
  };
}
