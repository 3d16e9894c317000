import assert from "node:assert/strict";
import { accountMessages, registerRequest } from "../wire/accounts.ts";
import { hasLink } from "./web-links.ts";

for (const name of [
  "you won: http://evil.example",
  "WWW.evil",
  "free iphone at evil.com",
  "evil.co/x",
  "a//b",
  "ｅｖｉｌ．ｃｏｍ",
]) {
  Deno.test(`"${name}" could be taken for a web address`, () => assert.ok(hasLink(name)));
}
for (const name of ["john.doe", "Anna K", "a.b.c", "St. Co", "mr.comet", "wwwoman", "10:30", "café.noir", ".com"]) {
  Deno.test(`"${name}" could not`, () => assert.ok(!hasLink(name)));
}

Deno.test("nobody signs up with such a name", () => {
  const parsed = registerRequest.safeParse({
    username: "you won: http://evil.example",
    email: "a@b.co",
    password: "secret-1",
    termsAccepted: true,
  });
  assert.equal(parsed.error?.issues[0]?.message, accountMessages.usernameLink);
});
