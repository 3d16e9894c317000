import type { Random } from "../command/random.ts";

/** Who makes a request. */
export interface Actor {
  name: "visitor" | "person" | "administrator";
  email: string;
  cookie: string;
  token: string;
}

/** An SQL function that signed-in people may call. */
export interface CallableFunction {
  name: string;
  parameters: readonly { name: string; type: string }[];
}

export interface Material {
  host: string;
  /** The hosts of the other local servers: the mailbox, Studio and the Stripe simulator. */
  otherHosts: readonly string[];
  functions: readonly CallableFunction[];
  publishableKey: string;
  actors: readonly Actor[];
  pictures: readonly Uint8Array[];
}

/** One request as it is sent. */
export interface FuzzRequest {
  who: Actor["name"];
  method: string;
  target: string;
  /** The server that it is sent to. */
  host: string;
  /** Whether that is the page's, which has the API. */
  isPage: boolean;
  bytes: Buffer;
}

/** A request whose placeholders such as "{any}" are not replaced yet. */
export interface Draft {
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body: Uint8Array | null;
}

/** Methods of HTTP and of its extensions, and some that do not exist. */
export const methods = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "PURGE",
  "M-SEARCH",
  "LINK",
  "get",
  "BREW",
  "CONNECT",
];
/** Content types, and some that do not exist. */
export const contentTypes = [
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "application/x-www-form-urlencoded",
  "application/vnd.pgrst.object+json",
  "image/png",
  "text/csv",
  "{any}",
];

/** A value as JSON, sometimes cut off or with more bytes at its end. */
export function jsonBody(random: Random, value: unknown, { email }: Actor): Uint8Array {
  const text = Buffer.from((JSON.stringify(value) ?? "").replaceAll("{email}", email));
  if (random.chance(0.95)) return text;
  return random.chance(0.5) ? text.subarray(0, random.int(text.length + 1)) : Buffer.concat([text, random.bytes(3)]);
}
