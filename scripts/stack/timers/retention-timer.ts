import connect from "postgres";

/** The database's scheduler works through the rules once a day. */
const everyMs = 24 * 60 * 60 * 1000;
/** One turn takes at most 10,000 rows of each rule. What is left after this many waits for the next day. */
const turnsMax = 50;

export interface RetentionTimerOptions {
  /** One turn of the daily job: how many rows it deleted or emptied. */
  turn: () => Promise<number>;
  log: (line: string) => void;
  /** @returns what ends it */
  repeat?: (work: () => void, everyMs: number) => () => void;
}

const interval = (work: () => void, ms: number) => {
  const handle = setInterval(work, ms);
  handle.unref();
  return () => clearInterval(handle);
};

/**
 * Simulates the database's scheduler: deletes what was kept long enough, at once and then daily.
 * @returns stops it; resolves when the turn under way, if any, has ended, so that the database can be stopped
 */
export function startRetentionTimer({ turn, log, repeat = interval }: RetentionTimerOptions): () => Promise<void> {
  let stopped = false;
  const work = async () => {
    try {
      for (let turns = 0; turns < turnsMax; turns++) {
        if (stopped || (await turn()) === 0) return;
      }
    } catch (error) {
      if (!stopped) log(`Old data could not be deleted: ${(error as Error).message}`);
    }
  };
  let latest = work();
  const stop = repeat(() => {
    latest = work();
  }, everyMs);
  return () => {
    stopped = true;
    stop();
    return latest;
  };
}

/** One turn of the daily job. @returns how many rows it deleted or emptied */
export async function applyRetention(databaseUrl: string): Promise<number> {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const [row] = await sql<{ affected: number }[]>`select private.apply_retention(now()) as affected`;
    return row?.affected ?? 0;
  } finally {
    await sql.end();
  }
}
