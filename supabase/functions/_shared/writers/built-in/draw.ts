/**
 * Random choices for one batch. The random function is a parameter, so that tests can repeat a run. `next()` returns 0
 * ≤ n < 1.
 */
export interface Draw {
  chance(probability: number): boolean;
  /** An integer from `min` to `max`, inclusive. */
  between(min: number, max: number): number;
  one<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
  /** A line that was not used in this batch; starts again if all were used. */
  fresh(lines: readonly string[]): string;
  /** The lines that were not used in this batch. */
  left(lines: readonly string[]): string[];
}

export function createDraw(random: () => number): Draw {
  const used = new Set<string>();
  const one = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  return {
    chance: (probability) => random() < probability,
    between: (min, max) => min + Math.floor(random() * (max - min + 1)),
    one,
    shuffled(items) {
      const list = [...items];
      for (let index = list.length - 1; index > 0; index -= 1) {
        const other = Math.floor(random() * (index + 1));
        [list[index], list[other]] = [list[other]!, list[index]!];
      }
      return list;
    },
    left: (lines) => lines.filter((line) => !used.has(line)),
    fresh(lines) {
      const left = lines.filter((line) => !used.has(line));
      const line = one(left.length > 0 ? left : lines);
      used.add(line);
      return line;
    },
  };
}
