/** How often a command says how far it is, in milliseconds. */
const everyMs = 5000;

/**
 * Says from time to time how much of a long work is done, for example "# 12 of 60 SQL files". Short work says nothing.
 * @returns call it when one part is done
 */
export function countProgress(
  what: string,
  total: number,
  { print = console.log, now = () => performance.now() }: { print?: (line: string) => void; now?: () => number } = {},
): () => void {
  let done = 0;
  let next = now() + everyMs;
  return () => {
    done += 1;
    if (now() < next || done === total) return;
    next = now() + everyMs;
    print(`# ${done} of ${total} ${what}`);
  };
}

/** The last of these lines in a log; null if there is none yet. */
export const lastProgress = (log: string): string | null =>
  log
    .match(/^# \d+ of \d+ .+$/gm)
    ?.at(-1)
    ?.slice(2) ?? null;
