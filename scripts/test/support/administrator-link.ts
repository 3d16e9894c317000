import { setTimeout } from "node:timers/promises";

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
  const patience = AbortSignal.timeout(30_000);
  for (;;) {
    const [link, ...earlier] = await administratorLinks(mailboxUrl, email);
    if (link && earlier.length >= after) return new URL(link).searchParams.get("token")!;
    await setTimeout(50, undefined, { signal: patience });
  }
}
