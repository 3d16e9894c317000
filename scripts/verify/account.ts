import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { randomBytes } from "node:crypto";
import type { Target } from "./target.ts";

interface Account {
  id: string;
  email: string;
  password: string;
}

/** Accounts that exist only while a project is tried. */
export interface Accounts {
  /** The client with the secret key. */
  admin: SupabaseClient;
  /** Addresses and names that nobody has. */
  invent(): { email: string; password: string; username: string };
  make(): Promise<Account>;
  /** An account that was made otherwise is deleted as well. */
  remember(id: string): void;
  /** Deletes them with everything that belongs to them. @returns what is left, as sentences */
  clear(): Promise<string[]>;
}

/** @param fetcher observes the calls */
export function createAccounts({ url, secretKey }: Target, fetcher: typeof fetch): Accounts {
  const admin = createClient(url, secretKey, {
    global: { fetch: fetcher },
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const made = new Set<string>();
  const invent = () => {
    const username = `verify-${randomBytes(5).toString("hex")}`;
    return { email: `${username}@example.com`, password: `Kite${randomBytes(9).toString("hex")}7`, username };
  };
  return {
    admin,
    invent,
    remember: (id) => void made.add(id),
    async make() {
      const { email, password, username } = invent();
      const { data, error } = await admin.auth.admin.createUser({
        email,
        password,
        email_confirm: true,
        user_metadata: { username },
      });
      if (error) throw error;
      made.add(data.user.id);
      return { id: data.user.id, email, password };
    },
    async clear() {
      const left: string[] = [];
      for (const id of made) {
        const { error } = await admin.auth.admin.deleteUser(id);
        if (error && error.status !== 404) left.push(`The account ${id} could not be deleted: ${error.message}.`);
      }
      return left;
    },
  };
}
