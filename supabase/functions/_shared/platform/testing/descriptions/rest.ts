import * as z from "zod/mini";
import { restPath } from "../../../contract/wire/supabase-paths.ts";
import { json, valueProblems, type Call, type Received, type Service } from "./describe.ts";

/** Where each statement about PostgREST was read. */
export const restSource = (file: string) =>
  `https://github.com/PostgREST/postgrest/blob/4834678902681402a56c490f29947826e7ed5308/${file}`;

const database = "supabase/functions/_shared/platform/supabase/database.ts";

const accept = { accept: /^application\/json$/ };
/** A function that returns nothing responds with 204 and no body, which nothing here reads. */
const responses = [{ status: 200, body: z.unknown(), headers: { "content-type": /^application\/json\b/ } }];
const source = restSource("docs/references/api/functions.rst");
const path = `${restPath}/rpc/{function}`;
const shared = { method: "POST", path, body: z.looseObject({}), headers: accept, responses, source } as const;

/** Calls of SQL functions are all that the product asks of the data API. */
export const restCalls: readonly Call[] = [
  { ...shared, name: "call an SQL function as a person", as: "person", usedBy: [database] },
  { ...shared, name: "call an SQL function as the server", as: "server", usedBy: [database] },
];

/**
 * PostgREST's status for a code of PostgreSQL, by the first pattern that fits.
 * Source: src/library/PostgREST/Error.hs, `mapSQLtoHTTP`, and docs/references/errors.rst.
 */
const statusOfSqlState: readonly (readonly [RegExp, number])[] = [
  [/^08/, 503],
  [/^0[LP]/, 403],
  [/^(?:23503|23505)$/, 409],
  [/^25006$/, 405],
  [/^28/, 403],
  [/^53400$/, 500],
  [/^(?:53|57P01)/, 503],
  [/^P0001$/, 400],
  [/^(?:09|21|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/, 500],
  [/^42(?:883|P01)$/, 404],
  [/^42P17$/, 500],
];

/** PostgREST's own codes that our calls can meet. Source: docs/references/errors.rst. */
export const postgrestCodes: Readonly<Record<string, number>> = {
  PGRST000: 503,
  PGRST001: 503,
  PGRST002: 503,
  PGRST003: 504,
  PGRST100: 400,
  PGRST102: 400,
  PGRST202: 404,
  PGRST300: 500,
  PGRST301: 401,
  PGRST302: 401,
  PGRST303: 401,
  PGRSTX00: 500,
};

/**
 * The status that PostgREST gives an error.
 * @param isVisitor whether the caller has no token of a person or of the server
 * @returns undefined for a code that is neither PostgreSQL's nor described
 */
export function restStatus(code: string, isVisitor = false): number | undefined {
  if (code.startsWith("PGRST")) return postgrestCodes[code];
  if (!/^[0-9A-Z]{5}$/.test(code)) return undefined;
  if (code === "42501") return isVisitor ? 401 : 403;
  return statusOfSqlState.find(([form]) => form.test(code))?.[1] ?? 400;
}

/** The body of every refusal. */
export const restRefusal = z.strictObject({
  code: z.string(),
  message: z.string(),
  details: z.nullable(z.unknown()),
  hint: z.nullable(z.string()),
});

function refusalProblems(_call: Call, request: Request, { status, text }: Received): string[] {
  const body = json(text);
  const problems = valueProblems("the refusal", restRefusal, body);
  if (problems.length > 0) return problems;
  const { code } = body as { code: string };
  const isVisitor = request.headers.get("authorization") === `Bearer ${request.headers.get("apikey")}`;
  // A fake does not know whether a token is genuine: PostgREST takes one that it does not know for a visitor's.
  const possible = [restStatus(code), ...(code === "42501" || isVisitor ? [restStatus(code, true)] : [])];
  if (possible[0] === undefined) return [`the error code ${code} is not described`];
  return possible.includes(status) ? [] : [`${code} has the status ${possible[0]}, not ${status}`];
}

export const restService: Service = { path: restPath, calls: restCalls, refusalProblems };
