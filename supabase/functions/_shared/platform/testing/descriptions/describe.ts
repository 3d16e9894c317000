import * as z from "zod/mini";

/**
 * As whom a call is made. `anyone`: with a key alone. `person`: with a person's access token and a key. `server`: with
 * the secret key. A key that is no JWT may only stand in `Authorization` if it is also the `apikey`.
 * Source: https://supabase.com/docs/guides/api/api-keys, "Limitations and compatibility differences".
 */
export type CalledAs = "anyone" | "person" | "server" | "public";

/** A successful response. */
export interface SuccessResponse {
  status: number;
  /** What we rely on; `null` for a response without a body, `bytes` for a file. */
  body: z.ZodMiniType | null | "bytes";
  /** Headers that we rely on. */
  headers?: Readonly<Record<string, RegExp>>;
}

/** A call that the product makes to one of Supabase's services. */
export interface Call {
  /** Our name for it. */
  name: string;
  method: string;
  /** With the service's prefix, the query that we send and `{name}` for a variable part. */
  path: string;
  as: CalledAs;
  /** Everything that we send; `null` for no body, `bytes` for a file. */
  body: z.ZodMiniType | null | "bytes";
  /** Headers that we send besides the keys. */
  headers?: Readonly<Record<string, RegExp>>;
  responses: readonly SuccessResponse[];
  /** Files from the repository's root. */
  usedBy: readonly string[];
  /** Address of the documentation, or of the file that handles it. */
  source: string;
}

/** A response as it was received. */
export interface Received {
  status: number;
  headers: Headers;
  text: string;
}

/** A description of one service: its calls, and what its refusals look like. */
export interface Service {
  /** Of `contract/wire/supabase-paths.ts`. */
  path: string;
  calls: readonly Call[];
  /** What is wrong with a response of status 400 or above. */
  refusalProblems(call: Call, request: Request, response: Received): string[];
}

/** A token as Auth signs it: three parts of Base64url. */
export const jwt = /^[\w-]+\.[\w-]+\.[\w-]*$/;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a path with its query is the described one. */
export function isPath(description: string, path: string): boolean {
  const pattern = description
    .split(/(\{\w+\})/)
    .map((part) => {
      if (part === "{path}") return "[^?]+";
      return part.startsWith("{") ? "[^/?&]+" : escaped(part);
    })
    .join("");
  return new RegExp(`^${pattern}$`).test(path);
}

/** The description of a request; undefined if there is none. */
export function callOf(calls: readonly Call[], method: string, path: string): Call | undefined {
  return calls.find((call) => call.method === method && isPath(call.path, path));
}

/** What is wrong with a value, as sentences; none if it is as described. */
export function valueProblems(what: string, schema: z.ZodMiniType, value: unknown): string[] {
  const { error } = z.safeParse(schema, value);
  return (error?.issues ?? []).map(({ path, message }) => `${[what, ...path].join(".")}: ${message}`);
}

function headerProblems(what: string, wanted: Readonly<Record<string, RegExp>>, headers: Headers): string[] {
  return Object.entries(wanted)
    .filter(([name, form]) => !form.test(headers.get(name) ?? ""))
    .map(([name, form]) => `${what}'s header ${name} is ${headers.get(name) ?? "missing"}, not ${form}`);
}

/** The keys and the token of a request. */
function keyProblems(as: CalledAs, headers: Headers): string[] {
  if (as === "public") return [];
  const key = headers.get("apikey");
  if (!key) return ["the request has no apikey"];
  const bearer = /^Bearer (\S+)$/.exec(headers.get("authorization") ?? "")?.[1];
  if (as === "person") return jwt.test(bearer ?? "") ? [] : ["the request has no access token in Authorization"];
  return bearer === key ? [] : ["Authorization must be the apikey: a key that is no JWT is refused otherwise"];
}

/** JSON, or undefined for anything else. */
export function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with a request of a described call. */
export function requestProblems(call: Call, headers: Headers, text: string): string[] {
  const problems = [...keyProblems(call.as, headers), ...headerProblems("the request", call.headers ?? {}, headers)];
  if (call.body === "bytes") return text === "" ? [...problems, "the request has no file"] : problems;
  if (call.body === null)
    return text === "" ? problems : [...problems, `the request has a body: ${text.slice(0, 100)}`];
  const type = headers.get("content-type") ?? "none";
  const typed = type.startsWith("application/json") ? [] : [`the request's content-type is ${type}`];
  return [...problems, ...typed, ...valueProblems("the request's body", call.body, json(text))];
}

/** What is wrong with a response below 400. */
export function successProblems(call: Call, { status, headers, text }: Received): string[] {
  const response = call.responses.find((known) => known.status === status);
  if (!response) return [`status ${status} is not described`];
  const problems = headerProblems("the response", response.headers ?? {}, headers);
  if (response.body === "bytes") return problems;
  if (response.body === null) return text === "" ? problems : [...problems, "the response has a body"];
  return [...problems, ...valueProblems("the response", response.body, json(text))];
}
