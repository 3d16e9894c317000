import { describeError } from "../_shared/platform/errors.ts";
import type { Log } from "../_shared/platform/log.ts";

/** A page asks for several things when it opens; those come first. In milliseconds. */
const quietMs = 500;

interface WarmUpOptions {
  /** What is done once; `pause` lets waiting requests go first. */
  work: (pause: () => Promise<void>) => Promise<void>;
  log: Log;
  /** Keeps the function alive for work that continues after a response. */
  background: (work: Promise<unknown>) => void;
  wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Prepares a function for later requests once its first response is out: neither the start nor that response waits for
 * it. A failure is logged; what was not prepared is loaded when it is needed.
 * @returns to be called after every response; the first call starts the work
 */
export function createWarmUp({ work, log, background, wait = after }: WarmUpOptions): () => void {
  let isStarted = false;
  return () => {
    if (isStarted) return;
    isStarted = true;
    const done = wait(quietMs)
      .then(() => work(() => wait(0)))
      .catch((error: unknown) => log("warn", { event: "warm_up_failed", error: describeError(error) }));
    background(done);
  };
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
