import { createClient } from "@supabase/supabase-js";
import { hash } from "bcryptjs";
import connect from "postgres";
import * as z from "zod/mini";
import { createDatabase, DatabaseError } from "../../supabase/functions/_shared/platform/supabase/database.ts";
import { ApiError } from "../../supabase/functions/_shared/platform/errors.ts";
import { openLocalDatabase } from "../stack/local-database.ts";
import { hasDatabase } from "../stack/postgres/postgres-home.ts";
import { readSettings } from "../stack/settings.ts";
import { StackError } from "../command/stack-error.ts";
import type { Administrator, AdministratorStore } from "./report.ts";

const administrators = z.array(
  z.object({
    email: z.string(),
    username: z.string(),
    source: z.enum(["setting", "link", "operator"]),
    since: z.string(),
  }),
);

/** Of bcrypt, as Auth uses it. */
const hashCost = 10;

/** The address of a project, without a path. */
const projectAddress = /^https?:\/\/[^/]+\/?$/;

/**
 * Connects to the hosted project in SUPABASE_URL, or to this machine's data.
 * @throws StackError that says what to do
 */
export async function administratorStore(env: Record<string, string | undefined>): Promise<AdministratorStore> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = env;
  if (!url && !secretKey) return localStore(readSettings(env).dataDir);
  if (!url || !secretKey) {
    throw new StackError(`${url ? "SUPABASE_SECRET_KEY" : "SUPABASE_URL"} is missing: a hosted project needs both.`);
  }
  if (!projectAddress.test(url)) {
    throw new StackError("SUPABASE_URL must be an address such as https://<ref>.supabase.co.");
  }
  if (secretKey.startsWith("eyJ")) {
    throw new StackError(
      "SUPABASE_SECRET_KEY is a legacy service_role key. Take the secret key (sb_secret_…) under Project Settings → API keys.",
    );
  }
  return hostedStore(url.replace(/\/$/, ""), secretKey);
}

function hostedStore(url: string, secretKey: string): AdministratorStore {
  const database = createDatabase({ supabaseUrl: url, publishableKey: secretKey, secretKey });
  const explain = (error: unknown): never => {
    throw explained(error, url);
  };
  return {
    place: `Hosted project ${url}`,
    grant: (email) => database.asServer("grant_admin", { p_email: email }, z.string()).catch(explain),
    revoke: (email) => database.asServer("revoke_admin", { p_email: email }, z.string()).catch(explain),
    list: () => database.asServer("list_admins", {}, administrators).catch(explain),
    setPassword: (email, password) => setHostedPassword({ url, secretKey, email, password }),
    close: () => Promise.resolve(),
  };
}

/** Auth's error code for an address or an ID without an account. */
const unknownUser = "user_not_found";

/** Auth finds an account by its address only while it makes a link for it. Nothing is mailed, and nobody gets the link. */
async function setHostedPassword({
  url,
  secretKey,
  email,
  password,
}: Record<"url" | "secretKey" | "email" | "password", string>): Promise<boolean> {
  const { auth } = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const found = await auth.admin.generateLink({ type: "recovery", email });
  if (found.error?.code === unknownUser) return false;
  // Auth ends the account's sessions itself.
  const { error } = found.error ? found : await auth.admin.updateUserById(found.data.user.id, { password });
  if (error) throw new StackError(`${url} refused the new password: ${error.message}`, { cause: error });
  return true;
}

/** PostgREST's error code for an unknown function. */
const unknownFunction = "PGRST202";

function explained(error: unknown, url: string): unknown {
  const problem = problemOf(error);
  return problem === null ? error : new StackError(`${url} ${problem}`, { cause: error });
}

function problemOf(error: unknown): string | null {
  if (error instanceof ApiError && error.code === "unauthorized") {
    return "does not accept SUPABASE_SECRET_KEY. Take the secret key under Project Settings → API keys.";
  }
  if (error instanceof ApiError) return "does not respond. Check SUPABASE_URL.";
  if (error instanceof DatabaseError && error.code === unknownFunction) {
    return "does not have this version's migrations yet. Run: npm run deploy";
  }
  return null;
}

/** The database of the running stack, or the local database, started for this command. */
async function localStore(dataDir: string): Promise<AdministratorStore> {
  if (!hasDatabase(dataDir)) {
    throw new StackError(
      `There is no data in ${dataDir} yet. Start once with npm start, which makes an administrator.`,
    );
  }
  const { url, place, end } = await openLocalDatabase(dataDir);
  const sql = connect(url, { max: 1, onnotice: () => {} });
  return {
    place,
    async grant(email) {
      const [row] = await sql<{ outcome: string }[]>`select public.grant_admin(${email}) as outcome`;
      return row!.outcome;
    },
    async revoke(email) {
      const [row] = await sql<{ outcome: string }[]>`select public.revoke_admin(${email}) as outcome`;
      return row!.outcome;
    },
    async list() {
      const [row] = await sql<{ administrators: Administrator[] }[]>`select public.list_admins() as administrators`;
      return row!.administrators;
    },
    async setPassword(email, password) {
      const hashed = await hash(password, hashCost);
      const changed = await sql`
        update auth.users set encrypted_password = ${hashed}, recovery_token = '' where lower(email) = lower(${email}) returning id`;
      for (const { id } of changed) await sql`delete from auth.sessions where user_id = ${id}`;
      return changed.length > 0;
    },
    async close() {
      await sql.end({ timeout: 5 });
      await end();
    },
  };
}
