import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { comesFromOrigin } from "./origin.ts";

const secret = "0123456789abcdef0123456789abcdef";
const now = 1_780_000_000;
const from = (headers: Record<string, string>) => comesFromOrigin(new Headers(headers), secret, now);
const part = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll("=", "").replaceAll("+", "-").replaceAll("/", "_");

function signed(claims: unknown, key = secret): string {
  const content = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
  return `${content}.${createHmac("sha256", key).update(content).digest("base64url")}`;
}
const netlify = { iss: "Netlify", exp: now + 60, netlify_id: "site", site_url: "https://kite.test" };

Deno.test("the secret itself, or a token that it signs, shows the origin", () => {
  assert.equal(from({ "x-origin-secret": secret }), true);
  assert.equal(from({ "x-nf-sign": signed(netlify) }), true);
});

Deno.test("anything else does not", () => {
  const headers: Record<string, string>[] = [
    {},
    { "x-origin-secret": "" },
    { "x-origin-secret": secret.slice(0, -1) },
    { "x-origin-secret": `${secret}0` },
    { "x-nf-sign": signed(netlify, "another secret") },
    { "x-nf-sign": signed({ ...netlify, exp: now }) },
    { "x-nf-sign": signed({ ...netlify, exp: undefined }) },
    { "x-nf-sign": signed({ ...netlify, iss: "Someone" }) },
    { "x-nf-sign": signed("text") },
    { "x-nf-sign": `${signed(netlify)}.more` },
    { "x-nf-sign": "a.b" },
    { "x-nf-sign": secret },
    { "x-origin-secret": "wrong", "x-nf-sign": signed(netlify) },
  ];
  for (const given of headers) assert.equal(from(given), false, JSON.stringify(given));
});
