import { inject } from "vitest";
import type { Mail } from "../../stack/mail/mail.ts";
import type { Person } from "./person.ts";

/** The mails to an address, newest first. */
export async function mailTo(email: string): Promise<Mail[]> {
  return ((await (await fetch(inject("stack").mailboxUrl)).json()) as Mail[]).filter((mail) => mail.to === email);
}

/** Requests a reset link and returns the token from the mail. */
export async function resetToken(person: Person): Promise<string> {
  const { status, body } = await person.call("POST", "/api/forgot-password", { json: { email: person.email } });
  const link = /\/reset-password\?token=([\w-]+)/;
  // Other notices are mailed to the same address.
  const token = (await mailTo(person.email))
    .map(({ html }) => link.exec(html ?? "")?.[1])
    .find((found) => found !== undefined);
  const neutral = status === 200 && String(body["message"]).includes("If an account exists");
  if (!neutral || token === undefined)
    throw new Error(`no mail with a link came, the call returned ${status} ${JSON.stringify(body)}`);
  return token;
}
