import connect, { type Sql } from "postgres";
import { demoEmail } from "../stack/accounts.ts";
import { demoKeywords } from "../stack/demo/demo-content.ts";
import { openLocalDatabase } from "../stack/local-database.ts";
import { hasDatabase } from "../stack/postgres/postgres-home.ts";

/** What a data directory has beside what a start puts there. */
export interface OwnContent {
  /** Accounts that people created. */
  accounts: number;
  /** Entries of histories that people generated. */
  captions: number;
}

async function count(sql: Sql, adminEmail: string): Promise<OwnContent> {
  // A first start that was interrupted has no tables yet.
  const [tables] = await sql<{ complete: boolean }[]>`
    select to_regclass('auth.users') is not null and to_regclass('public.caption_history') is not null as complete`;
  if (!tables?.complete) return { accounts: 0, captions: 0 };
  const [found] = await sql<{ accounts: number; captions: number }[]>`
    select
      (select count(*)::int from auth.users
        where coalesce(lower(email), '') <> all (${[adminEmail, demoEmail]}::text[])) as accounts,
      (select count(*)::int from public.caption_history as history
        where not exists (
          select from auth.users as owner
          where owner.id = history.user_id and lower(owner.email) = ${demoEmail}
            and history.keyword = any (${demoKeywords}::text[])
        )) as captions`;
  return found!;
}

/**
 * What a reset would delete that nobody can make again.
 * @returns null if that cannot be found out, for example without the keys of the data
 */
export async function ownContent(dataDir: string, adminEmail: string): Promise<OwnContent | null> {
  if (!hasDatabase(dataDir)) return { accounts: 0, captions: 0 };
  try {
    const database = await openLocalDatabase(dataDir);
    const sql = connect(database.url, { max: 1, onnotice: () => {} });
    try {
      return await count(sql, adminEmail);
    } finally {
      await sql.end();
      await database.end();
    }
  } catch (error) {
    console.error(`The data cannot be looked at: ${(error as Error).message}`);
    return null;
  }
}

const counted = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`);

/** The question before a reset; null if there is nothing to ask about. */
export function questionAbout(content: OwnContent | null, dataDir: string): string | null {
  if (content === null) return `This deletes everything in ${dataDir}. Continue? (y/N) `;
  const { accounts, captions } = content;
  const found = [
    ...(accounts > 0 ? [counted(accounts, "account that somebody created", "accounts that people created")] : []),
    ...(captions > 0 ? [counted(captions, "entry of generated captions", "entries of generated captions")] : []),
  ];
  return found.length === 0 ? null : `This deletes ${found.join(" and ")} in ${dataDir}. Continue? (y/N) `;
}
