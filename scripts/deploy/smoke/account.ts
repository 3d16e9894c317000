import { randomBytes } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import type { SmokeCheck } from "./check.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

export interface AccountTarget {
  siteUrl: string;
  /** The project's own address. */
  supabaseUrl: string;
  secretKey: string;
}

/**
 * What one person does: sign in, stay signed in, write a caption. The account is made with the
 * project's secret key, and deleted by `clear` with everything that belongs to it.
 */
export function accountChecks(target: AccountTarget): { checks: SmokeCheck[]; clear: () => Promise<string | null> } {
  const name = `smoke-${randomBytes(5).toString("hex")}`;
  const account = { email: `${name}@example.com`, password: randomBytes(12).toString("base64url") };
  const visitor = createVisitor(target.siteUrl);
  const admin = createClient(target.supabaseUrl, target.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  let accountId: string | null = null;
  const needsAccount = "It needs the account that could not be made.";

  const checks: SmokeCheck[] = [
    {
      title: "Secret key",
      async run() {
        const { data, error } = await admin.auth.admin.createUser({
          ...account,
          email_confirm: true,
          user_metadata: { username: name },
        });
        accountId = data.user?.id ?? null;
        return error && `The auth server refused to make an account with the secret key: ${error.message}.`;
      },
    },
    {
      title: "Session cookie",
      async run() {
        if (accountId === null) return needsAccount;
        const { method, path } = endpoints.login;
        const signedIn = await visitor.call(method, path, { ...account, termsAccepted: true });
        if (signedIn.status !== 200) return `Signing in returns ${signedIn.status}: ${signedIn.text.slice(0, 300)}`;
        if (visitor.cookies().length === 0) return "Signing in sets no cookie: the host removes Set-Cookie.";
        const user = await visitor.call(endpoints.getUser.method, endpoints.getUser.path);
        return user.status === 200
          ? null
          : `The cookie that was set is not read (${user.status}). Does the host pass on the header Cookie?`;
      },
    },
    { title: "Caption", run: () => (accountId === null ? Promise.resolve(needsAccount) : writeCaption(visitor)) },
  ];

  return {
    checks,
    async clear() {
      if (accountId === null) return null;
      const { error } = await admin.auth.admin.deleteUser(accountId);
      return (
        error && `The account ${account.email} could not be deleted: ${error.message}. Delete it in the dashboard.`
      );
    },
  };
}

async function writeCaption(visitor: Visitor): Promise<string | null> {
  const { method, path } = endpoints.generateCaption;
  const form = new FormData();
  form.append("keyword", "a cup of coffee");
  const { status, text } = await visitor.call(method, path, form);
  if (status !== 200) return `It returns ${status}: ${text.slice(0, 300)}`;
  const result = z.safeParse(z.object({ captions: z.array(z.string()) }), JSON.parse(text));
  return result.success && result.data.captions.length > 0 ? null : "The response has no caption.";
}
