import { expect } from "vitest";

interface KeptMail {
  to: string | string[];
  subject: string;
  text: string;
}

/** The links for becoming administrator that were mailed to an address, newest first. */
export async function administratorLinks(mailboxUrl: string, email: string): Promise<string[]> {
  const mails = (await (await fetch(mailboxUrl)).json()) as KeptMail[];
  return mails
    .filter(({ to }) => [to].flat().some((address) => address.includes(email)))
    .flatMap(({ text }) => /https?:\S+\/administrator\?token=\S+/.exec(text)?.[0] ?? []);
}

/**
 * The token of the newest link. Waits for the mail, which is sent after the response of the call.
 * @param after the number of earlier links
 */
export async function administratorToken(mailboxUrl: string, email: string, after = 0): Promise<string> {
  await expect.poll(async () => (await administratorLinks(mailboxUrl, email)).length).toBeGreaterThan(after);
  const [link] = await administratorLinks(mailboxUrl, email);
  return new URL(link!).searchParams.get("token")!;
}
