import { expect, it } from "vitest";
import { accountMessages, loginRequest } from "@contract/wire/accounts.ts";

it("refuses a short password with the message about its length", () => {
  const parsed = loginRequest.safeParse({ email: "a@b.co", password: "12345", termsAccepted: true });
  expect(parsed.error?.issues[0]?.message).toBe(accountMessages.password);
});
