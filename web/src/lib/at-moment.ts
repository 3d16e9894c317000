import { onServerClock, onServerClockChange } from "./server-clock.ts";

/** The longest delay that a timer accepts; a later time is waited for in steps. */
const timerMaxMs = 2 ** 31 - 1;
const againFirstMs = 1000;
const againMaxMs = 60_000;

/**
 * Runs `run` when a time of the server's clock has come, and again after 1 s, 2 s, … up to a minute until it is
 * removed. The page's idea of the server's clock may be slightly ahead, and the server then still reports no change.
 * @param momentMs milliseconds since the epoch
 * @returns a function that removes it
 */
export function atMoment(momentMs: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let againMs = againFirstMs;
  const wait = () => {
    const left = momentMs - onServerClock(Date.now());
    if (left > 0) {
      timer = setTimeout(wait, Math.min(left, timerMaxMs));
      return;
    }
    timer = setTimeout(wait, againMs);
    againMs = Math.min(againMs * 2, againMaxMs);
    run();
  };
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(wait);
  };
  start();
  const undo = onServerClockChange(start);
  return () => {
    undo();
    clearTimeout(timer);
  };
}
