/** One test and how long it ran. */
export interface TimedTest {
  name: string;
  file: string;
  milliseconds: number;
}

/** Lines that name the slowest tests, the slowest first; none where nothing was timed. */
export function slowestLines(tests: readonly TimedTest[], count = 10): string[] {
  return tests
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ name, file, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file}  ${name}`);
}
