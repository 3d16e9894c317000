import { expect, test } from "vitest";
import { withRoleToken } from "./calls.ts";
import { countedAddressHeader } from "./environment.ts";

const keys = { jwtSecret: "secret", publishableKey: "sb_publishable_a", secretKey: "sb_secret_b" };
const peer = { peerAddress: "203.0.113.1" };

/** The role of the token that a call with these headers gets. */
function roleOf(headers: Record<string, string>): unknown {
  const bearer = withRoleToken(new Headers(headers), peer, keys).get("authorization");
  const body = bearer?.split(".")[1];
  if (body === undefined) return bearer;
  return (JSON.parse(Buffer.from(body, "base64url").toString("utf8")) as { role: unknown }).role;
}

test("a key becomes the token of its role, as in front of a project", () => {
  expect(roleOf({ apikey: keys.secretKey })).toBe("service_role");
  expect(roleOf({ apikey: keys.secretKey, authorization: `Bearer ${keys.secretKey}` })).toBe("service_role");
  expect(roleOf({ apikey: keys.publishableKey, authorization: `Bearer ${keys.publishableKey}` })).toBe("anon");
  expect(roleOf({ apikey: "another" })).toBeNull();
  expect(roleOf({ apikey: keys.publishableKey, authorization: "Bearer of-a-person" })).toBe("Bearer of-a-person");
});

test("only who shows the secret key names the address by which a call is counted", () => {
  const address = (headers: Record<string, string>) =>
    withRoleToken(new Headers(headers), peer, keys).get(countedAddressHeader);
  const named = { "sb-forwarded-for": "203.0.113.9" };
  expect(address({ ...named, apikey: keys.secretKey })).toBe("203.0.113.9");
  expect(address({ ...named, apikey: keys.publishableKey })).toBe("203.0.113.1");
  expect(address({ [countedAddressHeader]: "203.0.113.9", apikey: keys.publishableKey })).toBe("203.0.113.1");
  expect(address({ "sb-forwarded-for": "nonsense", apikey: keys.secretKey })).toBe("203.0.113.1");
});
