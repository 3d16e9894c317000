import assert from "node:assert/strict";
import { accountMessages, loginRequest } from "./accounts.ts";

Deno.test("Deno resolves the same schema with the same message", () => {
  const parsed = loginRequest.safeParse({ email: "a@b.co", password: "12345", termsAccepted: true });
  assert.equal(parsed.error?.issues[0]?.message, accountMessages.password);
});
