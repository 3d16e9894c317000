import { token } from "./credentials.ts";
import { contentTypes, jsonBody, methods, type Actor, type Draft } from "./draft.ts";
import { hostileText, hostileValue } from "./hostile-values.ts";
import type { Random } from "../command/random.ts";
import { otherTargets, realtimeTargets } from "./targets.ts";

/** Any method and body, sent to one of the targets. */
export function looseCall(random: Random, targets: readonly string[]): Draft {
  const method = random.chance(0.6) ? random.pick(["GET", "POST"]) : random.pick(methods);
  const body =
    method === "GET" || method === "HEAD" || random.chance(0.3)
      ? null
      : jsonBody(random, hostileValue(random), { email: "{email}" } as Actor);
  return { method, target: random.pick(targets), headers: [], body };
}

/** A call of Supabase's own APIs, with their headers. */
export function supabaseCall(random: Random, targets: readonly string[], actor: Actor): Draft {
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
    password: "secret-1",
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

/** The request that opens a WebSocket. */
export function handshake(random: Random): Draft {
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
