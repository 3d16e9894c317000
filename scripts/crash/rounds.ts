import connect, { type Sql } from "postgres";
import { databaseUrl } from "../stack/postgres/postgres.ts";
import { readPostmaster } from "../stack/postgres/postgres-orphan.ts";
import { clusterDirectory, serverIdentity } from "../stack/postgres/postgres-home.ts";
import { loadKeys } from "../stack/keys.ts";
import { closed, Installation, type RunningCommand } from "../test/support/installation.ts";
import type { Person } from "../test/support/person.ts";
import { leftReserved, letThreeMinutesPass, lossesOf, readLossesOf, type Losses } from "./check.ts";
import { killTree } from "./processes.ts";
import { generateOnce, newGenerators, startWriters, type Acknowledged } from "./writers.ts";

/** Number of people who write at once. */
const writers = 6;
/** Number of free accounts that generate at the moment of the kill. */
const generators = 5;
/** The kill happens within this time after they have begun, in milliseconds. */
const generatingMs = 100;
/** The writers have written enough after this many acknowledged writes, plus up to as many again. */
const writesBeforeKill = 12;

/** How often the number of writes is checked, in milliseconds. */
const pollMs = 5;

/** The result of one crash. */
export interface Round {
  /** Writes that were acknowledged before the crash, and writes that it interrupted. */
  acknowledged: number;
  cutOff: number;
  processesKilled: number;
  /** How many of the five generations it interrupted. */
  generationsCutOff: number;
  /** Reservations of generations that it interrupted. */
  reservationsLeft: number;
  /** From the command to the page, in milliseconds. */
  nextStartMs: number;
  losses: Losses;
}

export interface CrashOptions {
  /** Where the stack runs; removed at the end. By default a new one. */
  installation?: Installation;
  /** From 0 to 1: the time of the kill. */
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

/** Premium access, so that the daily quota does not end the test. */
const givePremium =
  (sql: Sql) =>
  async ({ email }: Person): Promise<void> => {
    await sql`insert into public.promo_codes (code, used_by, used_at, expires_at)
    select 'CRASH-' || upper(id::text), id, now(), now() + interval '1 day' from auth.users where email = ${email}`;
  };

/**
 * Runs a stack as `npm start` does, kills all its processes during writes, restarts it and compares, repeatedly on the
 * same data.
 * @throws Error if a start fails, or if a write fails before the kill
 */
export async function crashRounds(rounds: number, options: CrashOptions = {}): Promise<Round[]> {
  const { installation = new Installation(), random = Math.random, onRound = () => {} } = options;
  const results: Round[] = [];
  /** The people of all rounds: the rows of an earlier round must survive later crashes. */
  const everybody: Acknowledged[] = [];
  try {
    let running: RunningCommand = await installation.start();
    // The limits are not tested here.
    await withDatabase(installation, (sql) => sql`update private.rate_limit_rules set hits_max = 1000000`);
    for (let count = 0; count < rounds; count++) {
      let killing = false;
      const { people, counts, ended } = await withDatabase(installation, (sql) =>
        startWriters(running.url, writers, givePremium(sql), () => killing),
      );
      const generating = await newGenerators(running.url, generators);
      everybody.push(...people, ...generating);
      const enough = writesBeforeKill + Math.floor(random() * writesBeforeKill);
      const failed = new AbortController();
      ended.catch((error: unknown) => failed.abort(error));
      while (counts.acknowledged < enough) {
        failed.signal.throwIfAborted();
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
      const gone = closed(running.command);
      const generations = Promise.all(generating.map((own) => generateOnce(own, () => killing)));
      await Promise.race([generations, new Promise((resolve) => setTimeout(resolve, random() * generatingMs))]);
      killing = true;
      const processesKilled = await killTree(running.command.pid!);
      await Promise.all([ended, gone]);
      const generationsCutOff = (await generations).filter(Boolean).length;

      const startedAt = performance.now();
      running = await installation.start();
      const nextStartMs = performance.now() - startedAt;
      const round = await withDatabase(installation, async (sql): Promise<Round> => {
        const reservationsLeft = await leftReserved(sql);
        const losses: Losses = [];
        await letThreeMinutesPass(sql);
        for (const own of generating) losses.push(...(await readLossesOf(running.url, own)));
        for (const own of everybody) losses.push(...(await lossesOf(sql, own)));
        return { ...counts, generationsCutOff, processesKilled, reservationsLeft, nextStartMs, losses };
      });
      results.push(round);
      onRound(round);
    }
    return results;
  } finally {
    await installation.remove();
  }
}
