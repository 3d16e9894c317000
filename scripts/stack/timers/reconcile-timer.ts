import { startRepeating, type Repeat } from "./repeat.ts";

/** The interval of the database's scheduler on Supabase. */
const everyMs = 15 * 60 * 1000;

export interface ReconcileTimerOptions {
  /** Compares the plans that are due. Rejects if that fails. */
  run: () => Promise<void>;
  log: (line: string) => void;
  repeat?: Repeat;
}

/**
 * Replaces the database's scheduler: compares plans with the payment provider every 15 minutes.
 * @returns stops it; resolves when the comparison under way has ended
 */
export function startReconcileTimer({ run, log, repeat }: ReconcileTimerOptions): () => Promise<void> {
  const failed = "Plans could not be compared with the payment provider";
  return startRepeating({ everyMs, work: run, failed, log, repeat }).stop;
}
