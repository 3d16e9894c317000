import * as z from "zod";
import { endpoints, type Endpoint } from "../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { hostileSegment, hostileText, hostileValue } from "./hostile-values.ts";
import { hostilePicture } from "./pictures.ts";
import type { Random } from "./random.ts";
import { sample, type Schema } from "./sample.ts";
import { authTargets, functionTargets, otherTargets, realtimeTargets, restTargets, storageTargets } from "./targets.ts";

/** Who makes a request. */
export interface Actor {
  name: "visitor" | "person" | "administrator";
  email: string;
  cookie: string;
  token: string;
}

export interface Material {
  host: string;
  publishableKey: string;
  actors: readonly Actor[];
  pictures: readonly Uint8Array[];
}

/** One request as it is sent. */
export interface FuzzRequest {
  who: Actor["name"];
  method: string;
  target: string;
  bytes: Buffer;
}

interface Draft {
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body: Uint8Array | null;
}

const methods = [
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
const contentTypes = [
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
const accepts = [
  "*/*",
  "application/json",
  "text/event-stream",
  "text/csv",
  "application/vnd.pgrst.object+json",
  "application/vnd.pgrst.plan",
  "application/geo+json",
  "{any}",
];
const junk = [
  "GET\r\n\r\n",
  "GET / HTTP/9.9\r\n\r\n",
  "GET / HTTP/1.1\r\n\r\n",
  "GET / HTTP/1.0\r\n\r\n",
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
  "GET / HTTP/1.1\r\nhost: x\r\nno colon\r\n\r\n",
  "GET / HTTP/1.1\r\nhost: x\r\n folded: y\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
  "POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999999999999999\r\n\r\n",
  "POST /api/login HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n\r\n",
  "POST /api/login HTTP/1.1\r\nhost: x\r\ntransfer-encoding: gzip\r\n\r\n",
  "POST /api/login HTTP/1.1\r\nhost: x\r\nexpect: miracles\r\ncontent-length: 0\r\n\r\n",
  `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${"a=b; ".repeat(5000)}\r\n\r\n`,
  `GET /${"a".repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
  "GET /api/user HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n",
  "CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n",
];

const calls = Object.values(endpoints) as Endpoint[];
const schemas = new Map(
  calls.map((endpoint) => [
    endpoint,
    endpoint.request
      ? (z.toJSONSchema(endpoint.request as never, { io: "input", unrepresentable: "any" }) as Schema)
      : null,
  ]),
);

/** Creates a request that depends only on the random numbers. */
export function makeRequest(random: Random, material: Material): FuzzRequest {
  const actor = random.pick(material.actors);
  if (random.chance(0.02)) {
    const bytes = random.pick(junk);
    return {
      who: "visitor",
      method: bytes.split(" ")[0]!.slice(0, 10),
      target: "(broken request)",
      bytes: Buffer.from(bytes, "latin1"),
    };
  }
  const draft = makeDraft(random, material, actor);
  const target = fill(draft.target, random, material, actor)
    .replace(/[\0-\u0020\u007f-\uffff]/g, "%ff")
    .slice(0, 6000);
  const headers = [...draft.headers, ...strayHeaders(random, material)].map(
    ([name, value]) => `${name}: ${headerValue(fill(value, random, material, actor))}\r\n`,
  );
  const length = draft.body === null ? "" : `content-length: ${draft.body.length}\r\n`;
  const head = `${draft.method} ${target} HTTP/1.1\r\n${headers.join("")}${length}\r\n`;
  return {
    who: actor.name,
    method: draft.method,
    target,
    bytes: Buffer.concat([Buffer.from(head, "latin1"), draft.body ?? new Uint8Array()]),
  };
}

function makeDraft(random: Random, material: Material, actor: Actor): Draft {
  const kind = random.next();
  if (kind < 0.55) return contractCall(random, material, actor);
  if (kind < 0.62)
    return {
      ...looseCall(random, functionTargets),
      headers: [...signedIn(random, actor), ...serviceHeaders(random), json],
    };
  if (kind < 0.74) return supabaseCall(random, restTargets, actor);
  if (kind < 0.82) return supabaseCall(random, authTargets, actor);
  if (kind < 0.9) return supabaseCall(random, storageTargets, actor);
  if (kind < 0.93) return handshake(random);
  return { ...looseCall(random, otherTargets), headers: signedIn(random, actor) };
}

const json: [string, string] = ["content-type", "application/json"];

function contractCall(random: Random, material: Material, actor: Actor): Draft {
  const endpoint = random.pick(calls);
  const method = random.chance(0.88) ? endpoint.method : random.pick(methods);
  const query = random.chance(0.15)
    ? `?${random.pick(["limit={any}", "before={any}", "limit=5&before={any}", "{any}={any}", "limit=1&limit=2"])}`
    : "";
  const target = endpoint.path.replace(":id", random.chance(0.5) ? String(random.int(40)) : "{any}") + query;
  const headers = signedIn(random, actor);
  if (endpoint.encoding === "multipart") {
    const form = multipart(random, material, endpoint);
    return {
      method,
      target,
      headers: [...headers, ["content-type", random.chance(0.95) ? form.type : random.pick(contentTypes)]],
      body: form.body,
    };
  }
  const schema = schemas.get(endpoint);
  if (!schema && random.chance(0.8)) return { method, target, headers, body: null };
  const value = schema ? sample(schema, random, random.pick([0, 0.05, 0.3])) : hostileValue(random);
  const type = random.chance(0.95) ? "application/json" : random.pick(contentTypes);
  return { method, target, headers: [...headers, ["content-type", type]], body: jsonBody(random, value, actor) };
}

function jsonBody(random: Random, value: unknown, { email }: Actor): Uint8Array {
  const text = Buffer.from((JSON.stringify(value) ?? "").replaceAll("{email}", email));
  if (random.chance(0.95)) return text;
  return random.chance(0.5) ? text.subarray(0, random.int(text.length + 1)) : Buffer.concat([text, random.bytes(3)]);
}

function multipart(random: Random, { pictures }: Material, endpoint: Endpoint): { type: string; body: Uint8Array } {
  const boundary = random.pick(["x", "----fuzz", "a'b"]);
  const parts: Buffer[] = [];
  const add = (head: string, body: Uint8Array) =>
    parts.push(
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from("\r\n"),
    );
  const fields = endpoint.request ? sample(schemas.get(endpoint)!, random, 0.05) : {};
  for (const [name, value] of Object.entries((fields ?? {}) as object)) {
    add(
      `name="${name.replace(/["\r\n]/g, "")}"`,
      Buffer.from(typeof value === "string" ? value : String(JSON.stringify(value))),
    );
  }
  const file = endpoint.request ? "image" : "file";
  if (random.chance(0.7))
    add(
      `name="${random.chance(0.95) ? file : "x"}"; filename="a.png"\r\ncontent-type: image/png`,
      hostilePicture(random, pictures),
    );
  if (random.chance(0.05)) add(`name="${file}"`, Buffer.from(hostileText(random)));
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: random.chance(0.95) ? body : body.subarray(0, random.int(body.length)),
  };
}

function looseCall(random: Random, targets: readonly string[]): Draft {
  const method = random.chance(0.6) ? random.pick(["GET", "POST"]) : random.pick(methods);
  const body =
    method === "GET" || method === "HEAD" || random.chance(0.3)
      ? null
      : jsonBody(random, hostileValue(random), { email: "{email}" } as Actor);
  return { method, target: random.pick(targets), headers: [], body };
}

function supabaseCall(random: Random, targets: readonly string[], actor: Actor): Draft {
  const draft = looseCall(random, targets);
  const headers: [string, string][] = [
    ["content-type", random.chance(0.8) ? "application/json" : random.pick(contentTypes)],
  ];
  if (random.chance(0.85)) headers.push(["apikey", random.chance(0.9) ? "{key}" : "{any}"]);
  if (actor.token !== "" && random.chance(0.8)) headers.push(["authorization", `Bearer ${token(random, actor)}`]);
  if (random.chance(0.2))
    headers.push([
      "prefer",
      random.pick(["return=representation", "count=exact", "resolution=merge-duplicates", "tx=rollback", "{any}"]),
    ]);
  if (random.chance(0.1)) headers.push(["range", random.pick(["0-1", "5-2", "items=0-", "{any}"])]);
  if (random.chance(0.1))
    headers.push([
      random.pick(["accept-profile", "content-profile"]),
      random.pick(["private", "auth", "public", "{any}"]),
    ]);
  const fields = {
    email: "{email}",
    password: "secret1",
    keyword: "tea",
    token: hostileText(random),
    type: random.pick(["recovery", "signup", "email", "x"]),
  };
  const body =
    draft.body && random.chance(0.4)
      ? jsonBody(random, { ...fields, [hostileText(random)]: hostileValue(random) }, actor)
      : draft.body;
  return { ...draft, headers, body };
}

function handshake(random: Random): Draft {
  const headers: [string, string][] = [
    ["connection", "upgrade"],
    ["upgrade", random.chance(0.8) ? "websocket" : random.pick(["h2c", "{any}"])],
  ];
  if (random.chance(0.8)) headers.push(["sec-websocket-version", random.pick(["13", "13", "13", "8", "{any}"])]);
  if (random.chance(0.8))
    headers.push(["sec-websocket-key", random.chance(0.8) ? "AAAAAAAAAAAAAAAAAAAAAA==" : "{any}"]);
  if (random.chance(0.2)) headers.push(["sec-websocket-protocol", "{any}"], ["sec-websocket-extensions", "{any}"]);
  return {
    method: random.chance(0.9) ? "GET" : random.pick(methods),
    target: random.pick(random.chance(0.9) ? realtimeTargets : otherTargets),
    headers,
    body: null,
  };
}

/** A valid session, or something hostile instead. */
function signedIn(random: Random, actor: Actor): [string, string][] {
  if (random.chance(0.04))
    return [
      [
        "cookie",
        random.pick([
          "caption-kite-session={any}",
          "caption-kite-session=base64-{any}",
          "caption-kite-session.0={any}; caption-kite-session.1={any}",
          "{any}={any}; =; ;",
        ]),
      ],
    ];
  if (random.chance(0.06))
    return [
      [
        "authorization",
        random.pick(["Bearer", "Bearer {any}", "Basic {any}", "{any}", `Bearer ${token(random, actor)}`]),
      ],
    ];
  if (actor.token === "") return [];
  return random.chance(0.7) ? [["cookie", actor.cookie]] : [["authorization", `Bearer ${token(random, actor)}`]];
}

function token(random: Random, actor: Actor): string {
  const [head = "e30", payload = "e30", signature = "x"] = actor.token.split(".");
  if (random.chance(0.85)) return actor.token || `${head}.${payload}.${signature}`;
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return random.pick([
    `${head}.${payload}.`,
    `${head}.${payload}.${signature}x`,
    `${part({ alg: "none" })}.${payload}.`,
    `${head}.${part({ sub: hostileValue(random), role: "service_role", exp: 9_999_999_999 })}.${signature}`,
    `${head}.${part({ sub: "00000000-0000-4000-8000-000000000000", role: "authenticated", exp: 9_999_999_999 })}.${signature}`,
    "a.b.c",
    "...",
    "{any}",
  ]);
}

function serviceHeaders(random: Random): [string, string][] {
  return random.chance(0.3)
    ? [
        [
          random.pick(["stripe-signature", "x-cron-secret", "authorization"]),
          random.pick(["t=1,v1=00", "t={any},v1={any}", "Bearer {any}", "{any}"]),
        ],
      ]
    : [];
}

function strayHeaders(random: Random, { host }: Material): [string, string][] {
  const headers: [string, string][] = [
    ["host", random.chance(0.97) ? host : "{any}"],
    ["connection", "close"],
  ];
  if (random.chance(0.1))
    headers.push(["origin", random.pick([`http://${host}`, "https://evil.example", "null", "{any}"])]);
  if (random.chance(0.15)) headers.push(["accept", random.pick(accepts)]);
  if (random.chance(0.1))
    headers.push([
      random.pick([
        "x-forwarded-for",
        "accept-language",
        "accept-encoding",
        "if-none-match",
        "x-request-id",
        "te",
        "user-agent",
        "x-client-info",
        "x-upsert",
      ]),
      "{any}",
    ]);
  return headers;
}

/** Header values are bytes without control characters. */
const headerValue = (text: string) =>
  Buffer.from(Buffer.from(text).filter((byte) => byte >= 0x20 && byte !== 0x7f))
    .toString("latin1")
    .slice(0, 9000);

function fill(template: string, random: Random, { publishableKey }: Material, { email }: Actor): string {
  return template.replace(/\{(any|key|email)\}/g, (_, name: string) => {
    if (name === "key") return publishableKey;
    return name === "email" ? email : hostileSegment(random);
  });
}
