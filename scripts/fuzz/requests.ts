import { brokenRequests } from "./broken-requests.ts";
import { contractCall } from "./contract-calls.ts";
import { serviceHeaders, signedIn } from "./credentials.ts";
import type { Actor, Draft, FuzzRequest, Material } from "./draft.ts";
import { hostileSegment } from "./hostile-values.ts";
import type { Random } from "../command/random.ts";
import { rpcCall } from "./rpc-calls.ts";
import { handshake, looseCall, supabaseCall } from "./supabase-calls.ts";
import {
  authTargets,
  functionTargets,
  otherServerTargets,
  otherTargets,
  restTargets,
  storageTargets,
} from "./targets.ts";

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
const json: [string, string] = ["content-type", "application/json"];

const unprintable = /[\0-\u0020\u007f-\uffff]/g;

/** Creates a request that depends only on the random numbers. */
export function makeRequest(random: Random, material: Material): FuzzRequest {
  const actor = random.pick(material.actors);
  if (random.chance(0.02)) {
    const bytes = random.pick(brokenRequests);
    return {
      who: "visitor",
      method: bytes.split(" ")[0]!.slice(0, 10),
      target: "(broken request)",
      ...serverOf(random, material),
      bytes: Buffer.from(bytes, "latin1"),
    };
  }
  const server = serverOf(random, material);
  const draft = server.isPage ? makeDraft(random, material, actor) : looseCall(random, otherServerTargets);
  const target = fill(draft.target, random, material, actor).replace(unprintable, "%ff").slice(0, 6000);
  const headers = [...draft.headers, ...strayHeaders(random, server.host)].map(
    ([name, value]) => `${name}: ${headerValue(fill(value, random, material, actor))}\r\n`,
  );
  const length = draft.body === null ? "" : `content-length: ${draft.body.length}\r\n`;
  const head = `${draft.method} ${target} HTTP/1.1\r\n${headers.join("")}${length}\r\n`;
  return {
    who: actor.name,
    method: draft.method,
    target,
    ...server,
    bytes: Buffer.concat([Buffer.from(head, "latin1"), draft.body ?? new Uint8Array()]),
  };
}

/** One call in thirty goes to one of the other local servers. */
function serverOf(random: Random, { host, otherHosts }: Material): Pick<FuzzRequest, "host" | "isPage"> {
  const isPage = otherHosts.length === 0 || !random.chance(0.033);
  return { isPage, host: isPage ? host : random.pick(otherHosts) };
}

function makeDraft(random: Random, material: Material, actor: Actor): Draft {
  const kind = random.next();
  if (kind < 0.47) return contractCall(random, material, actor);
  if (kind < 0.55) return rpcCall(random, material, actor);
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

function strayHeaders(random: Random, host: string): [string, string][] {
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

const placeholder = /\{(any|key|email)\}/g;

function fill(template: string, random: Random, { publishableKey }: Material, { email }: Actor): string {
  return template.replace(placeholder, (_, name: string) => {
    if (name === "key") return publishableKey;
    return name === "email" ? email : hostileSegment(random);
  });
}
