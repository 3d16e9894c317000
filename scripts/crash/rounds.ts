import connect, { type Sql } from "postgres";
import { databaseUrl } from "../stack/postgres.ts";
import { readPostmaster } from "../stack/postgres-orphan.ts";
import { clusterDirectory, serverIdentity } from "../stack/postgres-home.ts";
import { loadKeys } from "../stack/keys.ts";
import { closed, Installation, type RunningCommand } from "../tests/installation.ts";
import type { Person } from "../tests/person.ts";
import { leftReserved, lossesOf, type Losses } from "./check.ts";
import { killTree } from "./processes.ts";
import { startWriters, type Acknowledged } from "./writers.ts";

/** People who write at once. */
const writers = 6;
/** The kill comes after this many acknowledged writes, and up to as many more. */
const writesBeforeKill = 12;

/** How often the count of writes is looked at, in milliseconds. */
const pollMs = 5;

/** What came of one crash. */
export interface Round {
  /** Writes that were acknowledged before the crash, and that it cut off. */
  answered: number;
  cutOff: number;
  processesKilled: number;
  /** Reservations of captions whose writing it cut off. */
  reservationsLeft: number;
  /** From the command to the page, in milliseconds. */
  nextStartMs: number;
  losses: Losses;
}

export interface CrashOptions {
  /** From 0 to 1: when the kill comes. */
  random?: () => number;
  /** Called after each round. */
  onRound?: (round: Round) => void;
}

async function withDatabase<T>(installation: Installation, work: (sql: Sql) => Promise<T>): Promise<T> {
  const port = readPostmaster(clusterDirectory(installation.dataDir, serverIdentity()))?.port ?? 0;
  const { databasePassword } = loadKeys(installation.dataDir);
  const sql = connect(databaseUrl(port, databasePassword), { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Premium access, so that a day's quota does not end the writing. */
const givePremium = (sql: Sql) => async ({ email }: Person): Promise<void> => {
  await sql`insert into public.promo_codes (code, used_by, used_at, expires_at)
    select 'CRASH-' || upper(id::text), id, now(), now() + interval '1 day' from auth.users where email = ${email}`;
};

/**
 * Runs a stack as `npm start` does, kills all of its processes in the middle of writes, starts it again and compares,
 * round after round on the same data.
 * @throws Error when a start fails or a write fails before the kill
 */
export async function crashRounds(rounds: number, options: CrashOptions = {}): Promise<Round[]> {
  const { random = Math.random, onRound = () => {} } = options;
  const installation = new Installation();
  const results: Round[] = [];
  /** Everybody of all rounds: an earlier round's rows must outlive later crashes. */
  const everybody: Acknowledged[] = [];
  try {
    let running: RunningCommand = await installation.start();
    // The limits are not what is tried here.
    await withDatabase(installation, (sql) => sql`update private.rate_limit_rules set hits_max = 1000000`);
    for (let count = 0; count < rounds; count++) {
      let killing = false;
      const { people, counts, ended } = await withDatabase(installation, (sql) => (
        startWriters(running.url, writers, givePremium(sql), () => killing)
      ));
      everybody.push(...people);
      const enough = writesBeforeKill + Math.floor(random() * writesBeforeKill);
      const failed = new AbortController();
      ended.catch((error: unknown) => failed.abort(error));
      while (counts.answered < enough) {
        failed.signal.throwIfAborted();
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
      const gone = closed(running.command);
      killing = true;
      const processesKilled = await killTree(running.command.pid!);
      await Promise.all([ended, gone]);

      const startedAt = performance.now();
      running = await installation.start();
      const nextStartMs = performance.now() - startedAt;
      const round = await withDatabase(installation, async (sql): Promise<Round> => {
        const reservationsLeft = await leftReserved(sql);
        const losses: Losses = [];
        for (const own of everybody) losses.push(...await lossesOf(sql, own));
        return { ...counts, processesKilled, reservationsLeft, nextStartMs, losses };
      });
      results.push(round);
      onRound(round);
    }
    return results;
  } finally {
    await installation.remove();
  }
}
