import { onServerClock, onServerClockChange } from "./server-clock.ts";

/** Longest time that a timer takes; a later moment is waited for in steps. */
const timerMaxMs = 2 ** 31 - 1;
const againFirstMs = 1000;
const againMaxMs = 60_000;

/**
 * Runs `run` once a moment of the server's has come, and again after 1 s, 2 s, … up to a minute until it is undone: what is
 * known of the server's clock may be a little ahead, and then the server says at first that nothing has changed yet.
 * @param momentMs milliseconds since the epoch
 * @returns the undo
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
