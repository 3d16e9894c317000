import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { createVisitor } from "../../../scripts/deploy/smoke/visitor.ts";

interface Account {
  email: string;
  password: string;
}

/** Where the accounts are noted that journeys make on a deployed site. */
const noteFile = () => process.env["JOURNEYS_ACCOUNTS"];

/** Notes who may have got an account, so that it can be deleted in the end. Temporary stacks delete everything anyway. */
export function noteAccount({ email, password }: Account): void {
  const file = noteFile();
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ email, password })}\n`, { mode: 0o600 });
}

/** @returns whether the account is gone */
async function deleteAccount(siteUrl: string, { email, password }: Account): Promise<boolean> {
  const visitor = createVisitor(siteUrl);
  const { login, deleteAccount: deletion } = endpoints;
  const signedIn = await visitor.call(login.method, login.path, { email, password, termsAccepted: true });
  // It was never made, or its journey has deleted it.
  if (signedIn.status === 401) return true;
  const deleted = await visitor.call(deletion.method, deletion.path, { password });
  return deleted.status === 200;
}

/**
 * Deletes every account that journeys have made on a deployed site.
 * @throws Error with the addresses of those that are left
 */
export async function deleteNotedAccounts(siteUrl: string): Promise<void> {
  const file = noteFile();
  if (file === undefined || !existsSync(file)) return;
  const left: string[] = [];
  for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
    const account = JSON.parse(line) as Account;
    const isGone = await deleteAccount(siteUrl, account).catch(() => false);
    if (!isGone) left.push(account.email);
  }
  if (left.length > 0) throw new Error(`These accounts are left on ${siteUrl}, delete them: ${left.join(", ")}`);
}
