import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { callerOf } from "./caller.ts";

const keys = { jwtSecret: "the secret", publishableKey: "sb_publishable_1", secretKey: "sb_secret_1" };
const now = 1_795_354_683;
const person = {
  sub: "01a2037a-671b-7718-80b8-cdb6b4f89dd5",
  role: "authenticated",
  session_id: "01a2037a-67ef-713a-881b-bfd6dfd70c4c",
  exp: now + 1,
};

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
function token(claims: object, { alg = "HS256", secret = keys.jwtSecret } = {}): string {
  const content = `${encoded({ alg, typ: "JWT" })}.${encoded(claims)}`;
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}
const caller = (bearer: string, apikey: string = keys.publishableKey) =>
  callerOf(new Headers({ apikey, authorization: `Bearer ${bearer}` }), keys, now);

test("a person is who the signed token says, with all its claims", () => {
  expect(caller(token(person))).toEqual({
    role: "authenticated",
    userId: person.sub,
    claims: JSON.stringify(person),
  });
});

test("the server has the secret key in both places", () => {
  expect(caller(keys.secretKey, keys.secretKey)).toEqual({
    role: "service_role",
    userId: "",
    claims: '{"role":"service_role"}',
  });
  expect(caller(keys.secretKey)).toBeNull();
  expect(caller(keys.publishableKey, keys.secretKey)).toBeNull();
});

test.each([
  ["a token of another secret", token(person, { secret: "another" })],
  ["a token without a signature", `${encoded({ alg: "none" })}.${encoded(person)}.`],
  ["a token of another algorithm", token(person, { alg: "none" })],
  ["a token that has expired", token({ ...person, exp: now })],
  ["a token that is valid later", token({ ...person, nbf: now + 5 })],
  ["a token of the server's role", token({ ...person, role: "service_role" })],
  ["a token without an account", token({ ...person, sub: "" })],
  ["a signature of something else", `${token(person).split(".").slice(0, 2).join(".")}.${token({}).split(".")[2]}`],
  ["the publishable key", keys.publishableKey],
  ["four parts", `${token(person)}.more`],
])("%s is left to the library", (_what, bearer) => {
  expect(caller(bearer)).toBeNull();
});

test("so is a token without the key of the project", () => {
  expect(caller(token(person), "another key")).toBeNull();
  expect(callerOf(new Headers({ authorization: `Bearer ${token(person)}` }), keys, now)).toBeNull();
});
