import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { createLiveToken } from "./live-token.ts";
import { readToken } from "./token.ts";

const options = {
  secret: "0123456789abcdef0123456789abcdef",
  accountId: "a1",
  sessionId: "s1",
  nowSeconds: 1_780_000_000.7,
};

Deno.test(
  "a live token is signed, lives ten minutes, and names the role of visitors, an account and a session, but no subject",
  async () => {
    const { token, exp } = await createLiveToken(options);
    const [head, body, signature] = token.split(".");
    assert.equal(signature, createHmac("sha256", options.secret).update(`${head}.${body}`).digest("base64url"));
    const decoded = JSON.parse(atob(head!));
    assert.deepEqual(decoded, { alg: "HS256", typ: "JWT" });
    const claims = JSON.parse(atob(body!.replaceAll("-", "+").replaceAll("_", "/")));
    assert.deepEqual(claims, {
      aud: "live_updates",
      role: "anon",
      account_id: "a1",
      session_id: "s1",
      iat: 1_780_000_000,
      exp: 1_780_000_600,
    });
    assert.equal(exp, claims.exp);
    assert.equal(readToken(token), null, "the API takes it for nobody's");
  },
);
