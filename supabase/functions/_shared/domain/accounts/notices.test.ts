import assert from "node:assert/strict";
import { accountNotice, type AccountNotice, type AccountNoticeContext } from "./notices.ts";

const context: AccountNoticeContext = {
  email: "anna@example.com",
  at: Date.parse("2026-06-10T10:05:00Z"),
  device: "Chrome on Android",
  siteUrl: new URL("https://kite.test"),
  supportEmail: "help@kite.test",
};
const text = (notice: AccountNotice, changes: Partial<AccountNoticeContext> = {}) =>
  accountNotice(notice, { ...context, ...changes }).text;

Deno.test("a notice goes to the account's address and says what, when, on what device and what to do", () => {
  const mail = accountNotice("password_changed", context);
  assert.equal(mail.to, "anna@example.com");
  assert.equal(mail.subject, "Your Caption Kite password was changed");
  assert.match(
    mail.text,
    /^Hello,\n\nThe password of your Caption Kite account was changed on 10 June 2026 at 10:05 UTC, with Chrome on Android\./,
  );
  assert.match(
    mail.text,
    /choose a new password at https:\/\/kite\.test\/forgot-password, which signs out every device\. Then write to us: help@kite\.test\./,
  );
});

Deno.test("a renamed person reads that the name was changed", () => {
  assert.match(text("username_changed"), /^Hello,\n\nThe username of your Caption Kite account was changed on 10 June/);
});

Deno.test("the owner of a deleted account is not sent to a reset that cannot work", () => {
  assert.doesNotMatch(text("account_deleted"), /forgot-password/);
});

Deno.test("without a support address none is named, and an unknown device is said to be one", () => {
  const mail = text("password_changed", { supportEmail: null, device: "Unknown device" });
  assert.doesNotMatch(mail, /write to us|null/);
  assert.match(mail, /on a device that did not say what it is\./);
});
