import type { ZodMiniType, infer as Infer } from "zod/mini";
import * as z from "zod/mini";
import { parseJson } from "../../contract/wire/json.ts";
import { restPath } from "../../contract/wire/supabase-paths.ts";
import { ApiError, unauthorized, unavailable } from "../errors.ts";
import type { PersonFunctions, ServerFunctions } from "./database.types.ts";

/** A schema that parses the result of a SQL function, or a part of it. */
type ResultSchema<Called extends { returns: unknown }> = ZodMiniType<Called["returns"]>;

/** Calls SQL functions through the data API, one round trip each. Names and arguments are those of the migrations. */
export interface Database {
  /** As the token's owner: row-level security and auth.uid() apply. Rejects with 401 for an invalid token. */
  asPerson<Name extends keyof PersonFunctions, Schema extends ResultSchema<PersonFunctions[Name]>>(
    token: string,
    name: Name,
    args: PersonFunctions[Name]["args"],
    schema: Schema,
  ): Promise<Infer<Schema>>;
  /** As the server itself. */
  asServer<Name extends keyof ServerFunctions, Schema extends ResultSchema<ServerFunctions[Name]>>(
    name: Name,
    args: ServerFunctions[Name]["args"],
    schema: Schema,
  ): Promise<Infer<Schema>>;
}

/** The database rejected a call that the server should not have made. `code` is PostgREST's or Postgres's. */
export class DatabaseError extends Error {
  readonly code: string;
  readonly status: number;
  /** The message names constraints and columns only. */
  readonly quotesNobody = true;

  constructor(code: string, status: number, message: string) {
    super(message);
    this.name = "DatabaseError";
    this.code = code;
    this.status = status;
  }
}

const failure = z.object({
  code: z._default(z.nullish(z.string()), null),
  message: z._default(z.nullish(z.string()), null),
});

/** PostgreSQL's codes for a null character, or an unpaired surrogate, in a text. */
const unstorable = new Set(["22021", "22P05"]);

/** Whether a domain of the migrations refused an argument, all of which bound a length. */
const isOverlong = (code: string, message?: string | null): boolean =>
  code === "23514" && (message ?? "").startsWith("value for domain ");

/** Longer than the longest statement that the data API allows. */
const timeoutMs = 30_000;

/** PostgreSQL aborts one of two calls that wait for each other and rolls it back completely, so it can be repeated. */
const deadlockTries = 3;

function isDeadlock(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "40P01";
}

interface DatabaseConfig {
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
}

/** @param fetcher replaced by tests at the HTTP level */
export function createDatabase(config: DatabaseConfig, fetcher: typeof fetch = fetch): Database {
  const base = `${config.supabaseUrl}${restPath}`;

  async function send(
    path: string,
    key: string,
    token: string,
    init: { method: string; body?: string },
  ): Promise<Response> {
    const response = await fetcher(`${base}/${path}`, {
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        apikey: key,
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        accept: "application/json",
      },
    }).catch((cause: unknown) => {
      throw unavailable(cause);
    });
    if (response.ok) return response;
    throw await refusal(response);
  }

  async function call<T extends ZodMiniType>(
    name: string,
    key: string,
    token: string,
    args: object,
    schema: T,
  ): Promise<Infer<T>> {
    const body = JSON.stringify(args);
    for (let triesLeft = deadlockTries; ; triesLeft -= 1) {
      try {
        const response = await send(`rpc/${name}`, key, token, { method: "POST", body });
        return z.parse(schema, await response.json());
      } catch (error) {
        if (triesLeft <= 1 || !isDeadlock(error)) throw error;
      }
    }
  }

  return {
    asPerson: (token, name, args, schema) => call(name, config.publishableKey, token, args, schema),
    asServer: (name, args, schema) => call(name, config.secretKey, config.secretKey, args, schema),
  };
}

/**
 * An invalid or expired token gets 401. A token that the data API does not recognize counts as a visitor's and gets
 * 42501.
 */
async function refusal(response: Response): Promise<Error> {
  const text = await response.text();
  const parsed = z.safeParse(failure, parseJson(text));
  const code = parsed.data?.code ?? "";
  const error = new DatabaseError(
    code,
    response.status,
    withoutValues(code, response.status, parsed.data?.message ?? ""),
  );
  if (response.status === 401 || code === "42501") return unauthorized({ cause: error });
  if (unstorable.has(code))
    return new ApiError("bad_request", "This text has a character that cannot be stored.", { cause: error });
  if (isOverlong(code, parsed.data?.message))
    return new ApiError("bad_request", "This text is too long.", { cause: error });
  // Whatever is in front of the data API has statuses of its own, up to 544. PostgREST itself fails with 500.
  if (response.status > 500) return unavailable(error);
  return error;
}

/** Classes of SQLSTATE that speak of the call: its data, its constraints, its syntax. */
const callersFault = /^(22|23|42601)/;
const constraintName = /constraint "([\w-]+)"/;

/**
 * The part of a database error that may be logged. Messages about data (classes 22 and 23 of PostgreSQL's codes, and
 * syntax errors) repeat what was sent, so only the name of a constraint is kept. Other messages name tables, columns
 * and functions.
 */
function withoutValues(code: string, status: number, message: string): string {
  if (!callersFault.test(code)) return [code, message || `HTTP ${status}`].filter(Boolean).join(": ");
  const constraint = constraintName.exec(message)?.[1];
  return [code, constraint && `constraint ${constraint}`].filter(Boolean).join(", ");
}
