import type { Result } from "./check.ts";

const marks = { held: "✓", differs: "✗", untried: "–" } as const;

/** A result as a person reads it: one line, and what to do about a difference below it. */
export function resultLines(result: Result): string[] {
  const line = `  ${marks[result.state]} ${result.area}: ${result.title}`;
  switch (result.state) {
    case "held":
      return [line];
    case "untried":
      return [`${line} (not tried: ${result.why})`];
    case "differs":
      return [
        line,
        `      expected  ${result.expected}`,
        `      got       ${result.got}`,
        `      look at   ${result.look}`,
      ];
  }
}

/** How many checks held, differ and were not tried. */
export function summary(results: readonly Result[]): string {
  const count = (state: Result["state"]) => results.filter((result) => result.state === state).length;
  return `${count("held")} held, ${count("differs")} differ, ${count("untried")} could not be tried.`;
}
