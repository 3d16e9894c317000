import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const hashOf = (...parts: readonly string[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 32);
};

/**
 * What identifies a check that succeeded. Two clones of the repository share the results, because the path is the one
 * inside the repository.
 * @param settings everything besides the file that decides what the check finds, for example the tool's version
 */
export const checkOf = (settings: readonly string[], path: string, text: string): string =>
  hashOf(...settings, path, text);

/** The checks that succeeded, as an earlier run wrote them to `file`; none if there is no such file. */
export const readChecked = (file: string): Set<string> =>
  new Set(existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : []);

/** Replaces what `file` holds in one step, because several clones may share it. */
export function writeChecked(file: string, checked: Iterable<string>): void {
  mkdirSync(dirname(file), { recursive: true });
  const partial = `${file}.${randomUUID()}`;
  writeFileSync(partial, [...new Set(checked)].sort().join("\n"));
  renameSync(partial, file);
}
