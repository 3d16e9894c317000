import { AsyncLocalStorage } from "node:async_hooks";

const sentByCall = new AsyncLocalStorage<{ mails: number }>();

/** Called for each mail that the auth server sends. */
export function noteMail(): void {
  const sent = sentByCall.getStore();
  if (sent) sent.mails += 1;
}

/** How many mails the auth server sends while it handles a call. */
export async function countMails<Value>(call: () => Promise<Value>): Promise<{ value: Value; mails: number }> {
  const sent = { mails: 0 };
  const value = await sentByCall.run(sent, call);
  return { value, mails: sent.mails };
}
