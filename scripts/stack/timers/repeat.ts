/** Calls work at an interval. @returns a function that ends it */
export type Repeat = (work: () => void, everyMs: number) => () => void;

const interval: Repeat = (work, everyMs) => {
  const handle = setInterval(work, everyMs);
  handle.unref();
  return () => clearInterval(handle);
};

export interface RepeatedJob {
  everyMs: number;
  /** One run. @param stopped whether the job was stopped, so that nothing more is begun */
  work: (stopped: () => boolean) => Promise<void>;
  /** What did not happen when the work rejects; the reason is added. */
  failed: string;
  log: (line: string) => void;
  repeat?: Repeat | undefined;
}

/**
 * Replaces a job of the database's scheduler. A run that fails is logged, and the next one is tried.
 * @returns `run` starts the job outside its turn. `stop` ends it and resolves when the run under way has ended, so that
 *   the database can be stopped; a stopped job logs nothing
 */
export function startRepeating({ everyMs, work, failed, log, repeat = interval }: RepeatedJob) {
  let stopped = false;
  let latest = Promise.resolve();
  const run = () => {
    latest = work(() => stopped).catch((error: unknown) => {
      if (!stopped) log(`${failed}: ${(error as Error).message}`);
    });
  };
  const end = repeat(run, everyMs);
  const stop = () => {
    stopped = true;
    end();
    return latest;
  };
  return { run, stop };
}
