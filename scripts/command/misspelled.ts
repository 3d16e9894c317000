import { existsSync, readFileSync } from "node:fs";
import { fromRoot } from "./paths.ts";

/** Whether two names differ by one letter that was left out, added, replaced, or swapped with the next one. */
export function isOneLetterAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

/** Every setting that `.env.example` explains. */
const settingNames = (): string[] =>
  [...readFileSync(fromRoot(".env.example"), "utf8").matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!);

/**
 * Names that are probably meant as a setting, one sentence each: nothing reads them, so that the default would count
 * without a word.
 */
export function misspelledSettings(env: Record<string, string | undefined>): string[] {
  if (!existsSync(fromRoot(".env.example"))) return [];
  const known = settingNames();
  return Object.keys(env)
    .filter((name) => name.length > 3 && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((setting) => env[setting] === undefined && isOneLetterAway(name, setting));
      return meant === undefined ? [] : [`${name} is no setting. Did you mean ${meant}?`];
    });
}
