import { expect } from "vitest";

interface KeptMail {
  to: string | string[];
  subject: string;
  text: string;
}

/** The links to become administrator that were mailed to an address, the newest first. */
export async function administratorLinks(mailboxUrl: string, email: string): Promise<string[]> {
  const mails = (await (await fetch(mailboxUrl)).json()) as KeptMail[];
  return mails
    .filter(({ to }) => [to].flat().some((address) => address.includes(email)))
    .flatMap(({ text }) => /https?:\S+\/administrator\?token=\S+/.exec(text)?.[0] ?? []);
}

/**
 * The newest of them; the mail leaves after the answer of the call that caused it.
 * @param after how many there were before
 */
export async function administratorToken(mailboxUrl: string, email: string, after = 0): Promise<string> {
  await expect.poll(async () => (await administratorLinks(mailboxUrl, email)).length).toBeGreaterThan(after);
  const [link] = await administratorLinks(mailboxUrl, email);
  return new URL(link!).searchParams.get("token")!;
}
