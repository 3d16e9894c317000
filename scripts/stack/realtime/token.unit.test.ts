import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { verifyToken } from "./token.ts";

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function sign(claims: unknown, { secret = "s", header = { alg: "HS256", typ: "JWT" } as unknown } = {}): string {
  const signed = `${part(header)}.${part(claims)}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

const claims = { account_id: "p1", aud: "live_updates", role: "anon", exp: 1000, session_id: "x" };

test("a token for live updates returns all its claims", () => {
  expect(verifyToken(sign(claims), "s", 999)).toEqual(claims);
});

test.each([
  ["expired", sign(claims), 1000],
  ["of another secret", sign(claims, { secret: "t" }), 1],
  ["of another algorithm", sign(claims, { header: { alg: "none" } }), 1],
  ["the server's", sign({ ...claims, role: "service_role" }), 1],
  ["a person's access token", sign({ ...claims, sub: "p1", role: "authenticated" }), 1],
  ["for another purpose", sign({ ...claims, aud: "authenticated" }), 1],
  ["without an account", sign({ ...claims, account_id: undefined }), 1],
  ["without a session", sign({ ...claims, session_id: undefined }), 1],
  ["without an end", sign({ ...claims, exp: undefined }), 1],
  ["unsigned", `${part({ alg: "none" })}.${part(claims)}.`, 1],
  ["two parts", "a.b", 1],
  ["four parts", `${sign(claims)}.x`, 1],
  ["empty", "", 1],
] as const)("one that is %s is refused", (_name, token, now) => {
  expect(verifyToken(token, "s", now)).toBeNull();
});
