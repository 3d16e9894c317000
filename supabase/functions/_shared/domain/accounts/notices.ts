import { productName } from "../../contract/rules/brand.ts";
import { unknownDevice } from "../../platform/session/device.ts";
import type { MailMessage } from "../../platform/mail/port.ts";

/** A change to an account that its owner is notified of by mail. */
export type AccountNotice = "password_changed" | "username_changed" | "account_deleted";

export interface AccountNoticeContext {
  /** The account's address before the change. */
  email: string;
  /** Milliseconds. */
  at: number;
  /** In the form that `deviceName` returns. */
  device: string;
  siteUrl: URL;
  /** The support address, or null. */
  supportEmail: string | null;
}

/**
 * The mail about a change: what happened, when, on what device, and what to do if it was somebody else. It contains
 * nothing that the account's owner wrote, not even the username: the address may be somebody else's, who never confirmed
 * it, and our mail must not carry a stranger's words there.
 */
export function accountNotice(notice: AccountNotice, context: AccountNoticeContext): MailMessage {
  const { email, at, device, supportEmail } = context;
  const { subject, change, remedy } = wording(notice, context);
  const time = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(at);
  const where = device === unknownDevice ? "on a device that did not say what it is" : `with ${device}`;
  const help = supportEmail === null ? "" : ` Then write to us: ${supportEmail}.`;
  const text = [
    "Hello,",
    `${change} on ${time} UTC, ${where}.`,
    "If this was you, there is nothing to do.",
    `If it was not you: ${remedy}${help}`,
    `${productName}\n${context.siteUrl.origin}`,
  ].join("\n\n");
  return { to: email, subject, text };
}

interface Wording {
  subject: string;
  change: string;
  remedy: string;
}

function wording(notice: AccountNotice, { siteUrl }: AccountNoticeContext): Wording {
  const reset = new URL("/forgot-password", siteUrl).href;
  const remedy = `choose a new password at ${reset}, which signs out every device.`;
  switch (notice) {
    case "password_changed":
      return {
        subject: `Your ${productName} password was changed`,
        change: `The password of your ${productName} account was changed`,
        remedy,
      };
    case "username_changed":
      return {
        subject: `Your ${productName} username was changed`,
        change: `The username of your ${productName} account was changed`,
        remedy,
      };
    case "account_deleted":
      return {
        subject: `Your ${productName} account was deleted`,
        change: `Your ${productName} account was deleted with everything in it`,
        remedy: "change the password of your email account and of every other account that had the same password.",
      };
  }
}
