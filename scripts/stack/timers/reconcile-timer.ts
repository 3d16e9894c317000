/** The interval of the database's scheduler on Supabase. */
const everyMs = 15 * 60 * 1000;

export interface ReconcileTimerOptions {
  /** Compares the plans that are due. Rejects if that fails. */
  run: () => Promise<void>;
  log: (line: string) => void;
  /** @returns a function that ends it */
  repeat?: (work: () => void, everyMs: number) => () => void;
}

const interval = (work: () => void, ms: number) => {
  const handle = setInterval(work, ms);
  handle.unref();
  return () => clearInterval(handle);
};

/**
 * Replaces the database's scheduler: compares plans with the payment provider every 15 minutes.
 * @returns a function that stops it
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
