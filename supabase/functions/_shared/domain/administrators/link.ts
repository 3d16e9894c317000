import { linkLifetime } from "../../contract/rules/link-lifetime.ts";
import { createHash, randomBytes } from "node:crypto";
import * as z from "zod/mini";
import type { User } from "../../contract/wire/accounts.ts";
import { productName } from "../../contract/rules/brand.ts";
import type { Config } from "../../platform/env.ts";
import type { Mailer, MailMessage } from "../../platform/mail/port.ts";
import type { Database } from "../../platform/supabase/database.ts";

/** What is needed to create, mail and use a link. */
export interface LinkServices {
  config: Pick<Config, "adminEmail" | "siteUrl">;
  database: Database;
  /** Null if the functions cannot send mail themselves. */
  mailer: Mailer | null;
  /** The keyed hash under which mails to an address are counted. */
  subjectHash: (...parts: string[]) => Promise<string>;
}

/** `no_mail`: the functions have no mail server, so only the operator's command can grant the role. */
export type LinkOutcome = "sent" | "not_needed" | "rate_limited" | "no_mail";

const created = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("created"), expires_at: z.string() }),
  z.object({ outcome: z.literal("not_needed") }),
  z.object({ outcome: z.literal("rate_limited"), retry_after: z.number() }),
]);

const tokenBytes = 32;

/** SHA-256 in hexadecimal, as the database stores it. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The account for which a link is created. */
type Account = Pick<User, "id" | "email" | "isAdmin">;

/** Whether the operator named this account's address, so that a link may make it administrator. */
export function mayBecomeAdministrator(adminEmail: string | null, account: Account): boolean {
  return adminEmail !== null && !account.isAdmin && account.email.toLowerCase() === adminEmail;
}

/**
 * Mails a link to ADMIN_EMAIL if the account has that address and not the role. Knowing the address proves nothing; the
 * link does, and it works only for this account.
 * @param renew also if an earlier link is still valid, which it then replaces
 * @throws if the mail was not accepted; the link is then withdrawn
 */
export async function sendAdministratorLink(
  { config, database, mailer, subjectHash }: LinkServices,
  account: Account,
  { renew }: { renew: boolean },
): Promise<LinkOutcome> {
  const { adminEmail, siteUrl } = config;
  if (adminEmail === null || !mayBecomeAdministrator(adminEmail, account)) return "not_needed";
  if (mailer === null) return "no_mail";
  const token = randomBytes(tokenBytes).toString("base64url");
  const tokenHash = hashOf(token);
  const link = await database.asServer(
    "create_admin_link",
    {
      p_user_id: account.id,
      p_email: adminEmail,
      p_email_hash: await subjectHash("admin_link", adminEmail),
      p_token_hash: tokenHash,
      p_renew: renew,
    },
    created,
  );
  if (link.outcome !== "created") return link.outcome;
  try {
    await mailer.send(mailOf(adminEmail, siteUrl, token));
  } catch (error) {
    await database.asServer("discard_admin_link", { p_user_id: account.id, p_token_hash: tokenHash }, z.boolean());
    throw error;
  }
  return "sent";
}

/** Consumes a link. @returns whether it made the account administrator */
export async function redeemAdministratorLink(services: LinkServices, userId: string, token: string): Promise<boolean> {
  const { adminEmail } = services.config;
  if (adminEmail === null) return false;
  const link = { p_user_id: userId, p_email: adminEmail, p_token_hash: hashOf(token) };
  return services.database.asServer("use_admin_link", link, z.boolean());
}

function mailOf(to: string, siteUrl: URL, token: string): MailMessage {
  const link = new URL("/administrator", siteUrl);
  link.searchParams.set("token", token);
  return {
    to,
    subject: `Become administrator of ${productName}`,
    text: [
      `Somebody is signed in to ${productName} with this email address, which its operator has named as the ` +
        "administrator's.",
      `If it is you, open this link in the browser where you are signed in and press the button there:\n\n${link.href}`,
      `The link works once, for ${linkLifetime}, and for that account only.`,
      "If it is not you, do not open the link: without it nobody becomes administrator. The operator can look into it.",
    ].join("\n\n"),
  };
}
