import { randomBytes } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import type { SmokeCheck } from "./check.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

export interface AccountTarget {
  siteUrl: string;
  /** The project's own address. */
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Live updates are set up. */
  live: boolean;
}

const socketMs = 15_000;

/**
 * What one person does: sign in, stay signed in, write a caption, follow their account. The account is made with the
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
    { title: "Storage", run: () => readStorage(admin) },
  ];
  if (target.live)
    checks.push({
      title: "Live updates",
      run: () => (accountId === null ? Promise.resolve(needsAccount) : openSocket(visitor, target)),
    });

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

const mediaBucket = "media";

async function readStorage(admin: SupabaseClient): Promise<string | null> {
  const { data, error } = await admin.storage.listBuckets();
  if (error) return `Storage refused the secret key: ${error.message}.`;
  return data.some(({ id }) => id === mediaBucket)
    ? null
    : `Storage has no bucket "${mediaBucket}": the migrations have not been applied with Storage on.`;
}

/** Opens a socket to Realtime with a person's token and joins a channel. */
async function openSocket(
  visitor: Visitor,
  { supabaseUrl, publishableKey }: Pick<AccountTarget, "supabaseUrl" | "publishableKey">,
): Promise<string | null> {
  const { method, path } = endpoints.getRealtimeToken;
  const { status, text } = await visitor.call(method, path);
  if (status !== 200) return `The request for a token for live updates returns ${status}: ${text.slice(0, 300)}`;
  const { token } = z.parse(z.object({ token: z.string() }), JSON.parse(text));
  const client = createClient(supabaseUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    accessToken: () => Promise.resolve(token),
  });
  try {
    await client.realtime.setAuth(token);
    return await new Promise<string | null>((resolve) => {
      client.channel(`smoke-${randomBytes(4).toString("hex")}`).subscribe((state, error) => {
        if (state === "SUBSCRIBED") resolve(null);
        else if (state !== "CLOSED")
          resolve(
            `No channel could be joined (${state}). ${error?.message ?? "Is REALTIME_JWT_SECRET the project's?"}`,
          );
      }, socketMs);
    });
  } finally {
    await client.removeAllChannels();
    await client.realtime.disconnect();
  }
}
