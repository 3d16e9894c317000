import type { Server } from "node:http";
import type { StripeSimulator } from "../simulated-stripe/server.ts";
import type { Account } from "./accounts.ts";
import type { Pages } from "./gateway/gateway.ts";
import type { Mailbox } from "./mail/mail.ts";
import type { Migrations } from "./migrations/migrations.ts";
import type { Settings } from "./settings.ts";
import type { AuthSettings } from "./supabase/auth-settings.ts";

export interface StackOptions {
  settings: Settings;
  /** False is faster, but data can be lost in a power failure. For databases that exist only during a test run. */
  durable?: boolean;
  /** Cost of password hashes, for tests. Default: the library's. */
  passwordCost?: number;
  /** Settings of the auth server that differ from those in supabase/config.toml. */
  auth?: Partial<AuthSettings>;
  /** Create the accounts of the administrator and the demo user. */
  accounts?: boolean;
  /** Fill new accounts with demo content, in the background; only if all external services are simulated. */
  demo?: boolean;
  /** Run the jobs that the database's scheduler runs on Supabase: immediately if they are due, then daily. */
  jobs?: boolean;
  /** Added to the functions' environment. Takes precedence over the settings. */
  functionsEnv?: Record<string, string>;
  /** Contains one directory per function. Default: supabase/functions. */
  functionsDir?: string;
  /** The directory of the migrations. Default: supabase/migrations. */
  migrationsDir?: string;
  /** The built app. Default: dist. */
  staticDir?: string;
  /** Serves the pages instead of `staticDir`; called with the gateway before it listens, and with the public origin. */
  pages?: (gateway: Server, siteUrl: string) => Promise<Pages>;
  /** Serve Vite's development client: a less strict Content-Security-Policy, and functions that reload on change. */
  development?: boolean;
  /** Called with what is being started, to show progress. */
  progress?: (line: string) => void;
  /** Called with each line of the functions' log and with failures of the stack. */
  log?: (line: string) => void;
  /** Cancels the start and stops everything that was started. */
  signal?: AbortSignal;
  /** Called if a required server has ended unexpectedly. */
  onFailure?: (message: string) => void;
}

export interface Stack {
  /** The public origin, without a trailing slash. */
  url: string;
  /** The port the gateway listens on. */
  port: number;
  /** Superuser. */
  databaseUrl: string;
  /** The functions' environment, for example Supabase's address for them. */
  functionsEnv: Record<string, string>;
  publishableKey: string;
  secretKey: string;
  studioUrl: string;
  mailboxUrl: string;
  mailbox: Mailbox;
  /** The Stripe simulator; null if Stripe's keys are set. */
  stripe: StripeSimulator | null;
  /** The database's migrations, for files that are added while the stack runs. */
  migrations: Migrations;
  accounts: Account[];
  /** Messages about who is an administrator. */
  accountNotes: string[];
  /** The functions' address without the gateway, as hosted functions are called. */
  functionsUrl: () => Promise<string>;
  stop(): Promise<void>;
}

/** The host name with which a browser on this machine reaches a server that listens on `host`. */
export function openable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
