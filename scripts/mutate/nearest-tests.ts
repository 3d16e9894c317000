import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g;
const aliases: readonly (readonly [prefix: string, folder: string])[] = [
  ["@contract/", "supabase/functions/_shared/contract/"],
  ["@domain/", "supabase/functions/_shared/domain/"],
  ["@/", "web/src/"],
];

const unitTest = /^(supabase\/functions|web\/src)\/.*\.test\.tsx?$/;

/** Whether a file holds tests that need no stack: of the functions, of the page, or unit tests of the scripts. */
export function isFastTest(path: string): boolean {
  if (path.startsWith("scripts/")) return path.endsWith(".unit.test.ts");
  return unitTest.test(path);
}

/** The file of the project that an import names, or null for a package. Paths are relative to the project's folder. */
function importedFile(root: string, importer: string, name: string): string | null {
  const alias = aliases.find(([prefix]) => name.startsWith(prefix));
  if (!alias && !name.startsWith(".")) return null;
  const path = alias ? alias[1] + name.slice(alias[0].length) : normalize(join(dirname(importer), name));
  const isFile = (candidate: string) => existsSync(join(root, candidate)) && statSync(join(root, candidate)).isFile();
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(isFile) ?? null;
}

/** Who imports each file. @param files paths of the project's sources, relative to `root` */
export function readImporters(root: string, files: readonly string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const importer of files) {
    const names = [...readFileSync(join(root, importer), "utf8").matchAll(importPattern)].map((match) => match[1]!);
    for (const name of new Set(names)) {
      const imported = importedFile(root, importer, name);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), importer]);
    }
  }
  return importers;
}

const testEnding = /(\.unit)?\.test\.tsx?$/;

/**
 * The tests nearest to a file: first those that import it, then those that import one of its importers, and so on.
 * A test beside the file, with its name, is always among the first.
 * @param levels how many groups at most; groups without tests do not count
 */
export function nearestTests(
  file: string,
  importers: ReadonlyMap<string, readonly string[]>,
  levels: number,
): string[][] {
  const seen = new Set([file]);
  const groups: string[][] = [];
  const name = file.replace(/\.tsx?$/, "");
  const isBeside = (path: string) => path.replace(testEnding, "") === name;
  const beside = [...importers.values()].flat().filter((path) => isFastTest(path) && isBeside(path));
  let extra = [...new Set(beside)];
  for (let reached = [file]; reached.length > 0 && groups.length < levels;) {
    const next = [...reached.flatMap((path) => importers.get(path) ?? []), ...extra].filter((path) => !seen.has(path));
    extra = [];
    reached = [...new Set(next)];
    for (const path of reached) seen.add(path);
    const tests = reached.filter(isFastTest);
    if (tests.length > 0) groups.push(tests.sort());
  }
  return groups;
}
