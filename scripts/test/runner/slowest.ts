/** A test and its duration. */
export interface TimedTest {
  name: string;
  file: string;
  milliseconds: number;
}

/** Lines with the slowest tests, slowest first; empty if no test has a duration. */
export function slowestLines(tests: readonly TimedTest[], count = 10): string[] {
  return tests
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ name, file, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file}  ${name}`);
}
