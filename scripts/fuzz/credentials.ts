import type { Actor } from "./draft.ts";
import { hostileValue } from "./hostile-values.ts";
import type { Random } from "../command/random.ts";

/** A valid session, or something hostile instead. */
export function signedIn(random: Random, actor: Actor): [string, string][] {
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

/** An access token, sometimes an invalid one. */
export function token(random: Random, actor: Actor): string {
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

/** The headers with which Stripe and the scheduler authenticate. */
export function serviceHeaders(random: Random): [string, string][] {
  return random.chance(0.3)
    ? [
        [
          random.pick(["stripe-signature", "x-cron-secret", "authorization"]),
          random.pick(["t=1,v1=00", "t={any},v1={any}", "Bearer {any}", "{any}"]),
        ],
      ]
    : [];
}
