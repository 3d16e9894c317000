import type { Keys } from "../keys.ts";
import type { Mailbox } from "../mail/mail.ts";
import type { AuthSettings } from "./auth-settings.ts";

export interface SmtpSettings {
  host: string;
  port: number;
  user?: string;
  password?: string;
  from: string;
}
export interface SocialProvider {
  clientId: string;
  secret: string;
}

export interface SupabaseOptions {
  databaseUrl: string;
  dataDir: string;
  /** The directory of the migrations. */
  migrationsDir: string;
  keys: Keys;
  /** The public origin, without a trailing slash. */
  siteUrl: string;
  mailbox: Mailbox;
  smtp: SmtpSettings | null;
  /** Social sign-in by provider name. */
  social: Record<string, SocialProvider>;
  /** Settings of the auth server that differ from those in supabase/config.toml. */
  auth?: Partial<AuthSettings> | undefined;
  /** Cost of password hashes. Default: the library's. */
  passwordCost?: number;
  /** Supabase's own Auth, a program that runs in place of the stand-in. */
  authProgram?: string | undefined;
  /** Gets what goes wrong in it. Default: the terminal. */
  log?: (line: string) => void;
}
