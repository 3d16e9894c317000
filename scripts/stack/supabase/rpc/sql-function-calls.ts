import connect, { type Sql } from "postgres";
import { restPath } from "../../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import type { Keys } from "../../keys.ts";
import type { SupabaseFetch } from "../supabase-fetch.ts";
import { callerOf, type Caller } from "./caller.ts";
import { statementTimeoutMilliseconds } from "../statement-timeout.ts";
import { isUnknownToLibrary, refusalResponse, type SqlRefusal } from "./refusal.ts";
import { callStatement, literal, readSqlFunctions } from "./sql-functions.ts";

/** Connections to the database; more would only wait for each other on a few cores. */
const connectionsMax = 8;

/**
 * `max_pipeline`, which the driver's types lack: no call waits behind another one on a connection while others are
 * free.
 */
const connectionOptions = { max: connectionsMax, max_pipeline: 0, fetch_types: false, onnotice: () => {} };

const rpcPath = new RegExp(`^${restPath}/rpc/([a-z_][a-z0-9_]*)$`);

/** Headers that ask for something else than the plain result. */
const specialHeaders = ["prefer", "range", "accept-profile", "content-profile"];

export interface SqlFunctionCallsOptions {
  /** Superuser. */
  databaseUrl: string;
  keys: Keys;
}

export interface SqlFunctionCalls {
  /** Handles calls of SQL functions itself, and leaves everything else to the given API. */
  intercepting(fetch: SupabaseFetch): SupabaseFetch;
  /** Reads the functions again, because the schema changed. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Calls of SQL functions, which are nearly everything that the product asks of the data API, in one round trip to the
 * database. @supabase/lite 0.10.0 needs sixteen for each: one per setting and two about the session, which the
 * functions check themselves. A call that the database refuses is rolled back and passed to the library, so that its
 * response is the library's, unless the library does not know the error.
 */
export async function openSqlFunctionCalls({ databaseUrl, keys }: SqlFunctionCallsOptions): Promise<SqlFunctionCalls> {
  const sql = connect(databaseUrl, connectionOptions);
  let functions = await readSqlFunctions(sql);

  async function handle(request: Request, pass: (request: Request) => Promise<Response>): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const called = functions.get(rpcPath.exec(pathname)?.[1] ?? "");
    const caller = called && isPlain(request, search) ? callerOf(request.headers, keys, Date.now() / 1000) : null;
    if (called === undefined || caller === null) return pass(request);
    const args = await request.text();
    const statement = callStatement(called, args);
    const timeout = called.statementTimeout ?? `${statementTimeoutMilliseconds}ms`;
    const context = contextStatement(request, pathname.slice(restPath.length), caller, timeout);
    const passed = () => pass(new Request(request.url, { method: "POST", headers: request.headers, body: args }));
    if (statement === null) return passed();
    const result = await run(sql, context, statement);
    if ("body" in result)
      return new Response(result.body ?? "null", { headers: { "content-type": "application/json; charset=utf-8" } });
    // A second attempt would only take as long again.
    if (result.refusal.code === cancelled) {
      console.error(result.refusal);
      return refusalResponse(result.refusal);
    }
    const response = await passed();
    return (await isUnknownToLibrary(response)) ? refusalResponse(result.refusal) : response;
  }

  return {
    intercepting: (fetch) => (request, context) => handle(request, (passed) => fetch(passed, context)),
    async reload() {
      functions = await readSqlFunctions(sql);
    },
    close: () => sql.end(),
  };
}

const jsonBody = /^application\/json\b/i;
const acceptsJson = /^(application\/json|\*\/\*)$/;

/** Whether a request has a JSON body, and asks for nothing but the function's result. */
function isPlain({ method, headers }: Request, search: string): boolean {
  return (
    method === "POST" &&
    search === "" &&
    jsonBody.test(headers.get("content-type") ?? "") &&
    acceptsJson.test(headers.get("accept") ?? "*/*") &&
    !specialHeaders.some((name) => headers.has(name))
  );
}

/** PostgreSQL's code for a statement that took longer than its role may. */
const cancelled = "57014";

/** The result of a call as JSON, or why the database refused it; then nothing of it was kept. */
type Result = { body: string | null } | { refusal: SqlRefusal };

/**
 * What the data API tells the database about a request, for the length of its transaction, like PostgREST.
 * @param path of the request below the data API
 * @param timeout how long each later statement may take; PostgreSQL ends it then, whether or not anybody still waits
 */
function contextStatement(
  { method, headers }: Request,
  path: string,
  { role, userId, claims }: Caller,
  timeout: string,
): string {
  const settings = {
    role,
    statement_timeout: timeout,
    "request.jwt.claim.role": role,
    "request.jwt.claim.sub": userId,
    "request.jwt.claims": claims,
    "request.method": method,
    "request.path": path,
    "request.headers": JSON.stringify(Object.fromEntries(headers)),
    "storage.operation": "",
  };
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', ${literal(value)}, true)`);
  return `select ${calls.join(", ")}`;
}

/**
 * Runs one call. Both statements are sent as one message, which PostgreSQL runs in a transaction of its own.
 * @throws if it is not known whether the call was committed
 */
async function run(sql: Sql, context: string, statement: string): Promise<Result> {
  try {
    const [, rows] = await sql.unsafe<[unknown, { body: string | null }[]]>(`${context};\n${statement}`);
    return { body: rows[0]?.body ?? null };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { refusal: error };
  }
}

/** Classes of SQLSTATE that speak of the database and not of the call. */
const ownFault = /^(08|57|58|XX)/;

const sqlState = /^[0-9A-Z]{5}$/;

/** Whether PostgreSQL refused a statement, as opposed to a connection or a server that ended in the middle. */
function isRefusal(error: unknown): error is SqlRefusal {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  if (code === cancelled) return true;
  return typeof code === "string" && sqlState.test(code) && !ownFault.test(code);
}
