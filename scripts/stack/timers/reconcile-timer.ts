/** As the database's scheduler has it on Supabase. */
const everyMs = 15 * 60 * 1000;

export interface ReconcileTimerOptions {
  /** Compares the plans that are due; rejects when that failed. */
  run: () => Promise<void>;
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
 * Stands in for the database's scheduler: compares plans with the payment provider from time to time.
 * @returns what stops it
 */
export function startReconcileTimer({ run, log, repeat = interval }: ReconcileTimerOptions): () => void {
  let stopped = false;
  const stop = repeat(() => {
    run().catch((error: unknown) => {
      if (!stopped) log(`Plans could not be compared with the payment provider: ${(error as Error).message}`);
    });
  }, everyMs);
  return () => {
    stopped = true;
    stop();
  };
}
