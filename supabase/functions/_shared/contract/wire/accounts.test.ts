import assert from "node:assert/strict";
import { accountMessages, loginRequest, resetPasswordRequest } from "./accounts.ts";

Deno.test("Deno resolves the same schema with the same message", () => {
  const parsed = loginRequest.safeParse({ email: "a@b.co", password: "12345", termsAccepted: true });
  assert.equal(parsed.error?.issues[0]?.message, accountMessages.password);
});

Deno.test("the token of a link holds visible characters only, so that no server is asked for anything else", () => {
  for (const token of ["a\u0000b", "", "a b", "é", "x".repeat(513)]) {
    const parsed = resetPasswordRequest.safeParse({ token, newPassword: "Stronger1" });
    assert.equal(parsed.error?.issues[0]?.message, accountMessages.token, JSON.stringify(token));
  }
});
