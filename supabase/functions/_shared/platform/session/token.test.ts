import assert from "node:assert/strict";
import { hasSecondFactor, readToken } from "./token.ts";

const part = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll("=", "").replaceAll("+", "-").replaceAll("/", "_");
const token = (claims: unknown) => `${part({ alg: "HS256" })}.${part(claims)}.c2ln`;

Deno.test("a token says whose it is, until when, and of which session", () => {
  const claims = { sub: "a", exp: 1_780_000_000, session_id: "s", aal: "aal1" };
  assert.deepEqual(readToken(token({ ...claims, role: "authenticated" })), claims);
  assert.deepEqual(readToken(token({ sub: "a", exp: 1 })), { sub: "a", exp: 1 });
});

Deno.test("claims in the letters of base64url are read, also those that base64 writes otherwise", () => {
  const sub = "ü?>~ÿ ûï¾";
  const encoded = Array.from(new TextEncoder().encode(JSON.stringify({ sub, exp: 1 })), (byte) =>
    String.fromCharCode(byte),
  ).join("");
  const payload = btoa(encoded).replaceAll("=", "").replaceAll("+", "-").replaceAll("/", "_");
  assert.match(payload, /[-_]/);
  assert.equal(readToken(`e30.${payload}.c2ln`)?.sub, sub);
});

Deno.test("what is no token with these claims is nobody's", () => {
  const whole = token({ sub: "a", exp: 1 });
  const [head, body] = whole.split(".");
  const others = [
    "",
    "nonsense",
    `${head}.${body}`,
    `${whole}.more`,
    `${head}.%.c2ln`,
    `${head}.${btoa("{")}.c2ln`,
    token({ exp: 1 }),
    token({ sub: "a" }),
    token({ sub: 1, exp: 1 }),
    token({ sub: "a", exp: "1" }),
    token(null),
  ];
  for (const other of others) assert.equal(readToken(other), null, other);
});

Deno.test("a second factor is what the token names so, and nothing else", () => {
  const withLevel = (aal?: string) => hasSecondFactor(token({ sub: "a", exp: 1, aal }));
  assert.deepEqual([withLevel("aal2"), withLevel("aal1"), withLevel()], [true, false, false]);
  assert.equal(hasSecondFactor("nonsense"), false);
});
