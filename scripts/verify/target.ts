/** Runs SQL as a role that reads every schema. @returns the rows of the last statement */
export type RunSql = (query: string) => Promise<Record<string, unknown>[]>;

/** The project that is tried. */
export interface Target {
  /** The project's own address, without a trailing slash. */
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Null: without a database connection. */
  sql: RunSql | null;
  /** The page's address, without a trailing slash; null: without a page. */
  site: string | null;
  /** CRON_SECRET of the functions, if it is known. */
  cronSecret: string | null;
  /** The auth server's settings from the Management API, or null. */
  authConfig: (() => Promise<Record<string, unknown>>) | null;
  /** The local stack's mailbox as JSON, or null. */
  mailbox: string | null;
}

/** Why a check without SQL cannot be tried. */
export const needsSql = "it needs --database-url";
/** Why a check without a page cannot be tried. */
export const needsSite = "it needs --site";
