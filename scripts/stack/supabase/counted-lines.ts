/** How long equal lines are counted before their number is printed. */
const countedMs = 60_000;

/**
 * Prints a line at once, and counts the same line for a minute: somebody who sends the same wrong request again and again
 * fills no log.
 * @param print gets each line
 * @param later calls a function after a number of milliseconds
 */
export function countedLines(
  print: (line: string) => void,
  later: (work: () => void, milliseconds: number) => void = (work, milliseconds) =>
    void setTimeout(work, milliseconds).unref(),
): (line: string) => void {
  const repeated = new Map<string, number>();
  return (line) => {
    const count = repeated.get(line);
    if (count !== undefined) {
      repeated.set(line, count + 1);
      return;
    }
    repeated.set(line, 0);
    print(line);
    later(() => {
      const more = repeated.get(line) ?? 0;
      repeated.delete(line);
      if (more > 0) print(`${line} (${more} more within a minute)`);
    }, countedMs);
  };
}
