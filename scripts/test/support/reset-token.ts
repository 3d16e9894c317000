import { expect, inject } from "vitest";
import type { Mail } from "../../stack/mail/mail.ts";
import type { Person } from "./person.ts";

/** The mails to an address, newest first. */
export async function mailTo(email: string): Promise<Mail[]> {
  return ((await (await fetch(inject("stack").mailboxUrl)).json()) as Mail[]).filter((mail) => mail.to === email);
}

const resetLink = /\/reset-password\?token=([\w-]+)/;

/** The tokens of the reset links that were mailed to an address, newest first. Other notices are mailed to it, too. */
async function resetTokens(email: string): Promise<string[]> {
  return (await mailTo(email)).flatMap(({ html }) => resetLink.exec(html ?? "")?.[1] ?? []);
}

/** Requests a reset link and returns the token from its mail, which may come after the response. */
export async function resetToken(person: Person): Promise<string> {
  const before = (await resetTokens(person.email)).length;
  const { status, body } = await person.call("POST", "/api/forgot-password", { json: { email: person.email } });
  const neutral = status === 200 && String(body["message"]).includes("If an account exists");
  if (!neutral) throw new Error(`the call returned ${status} ${JSON.stringify(body)}`);
  await expect.poll(async () => (await resetTokens(person.email)).length).toBeGreaterThan(before);
  return (await resetTokens(person.email))[0]!;
}
