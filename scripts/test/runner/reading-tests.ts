import { existsSync, readFileSync } from "node:fs";
import { fromRoot } from "../../command/paths.ts";
import { readImports, type ImportGraph } from "../repository/import-graph.ts";

/** A text in quotes that may be a path, up to its end or to a part that is filled in. */
const quoted = /["'`]((?:[\w.@-]+\/)*[\w.@-]+)\/?(?:["'`]|\/\$\{|\/\*)/g;

/** Rules for every file, whatever their text names. */
export const everyFile = "scripts/test/repository/";

/** Unit and component tests, and the functions' tests. */
export const isUnitTest = /^(?:scripts\/.*\.unit|web\/src\/.*)\.test\.tsx?$/;
export const isFunctionTest = /^supabase\/functions\/.*\.test\.ts$/;

export interface ReadingTests {
  unit: string[];
  functions: string[];
}

/** The files and folders of the repository that a module names in its text. A single word is no path. */
function namedIn(file: string): string[] {
  const texts = [...readFileSync(fromRoot(file), "utf8").matchAll(quoted)].map(([, path]) => path!);
  return [...new Set(texts)].filter(
    (path) => /[./]/.test(path) && !/^(?:\.|node_modules|dist\b)/.test(path) && existsSync(fromRoot(path)),
  );
}

/**
 * The tests that read a changed file instead of importing it: those whose modules name the file or a folder above
 * it, and the rules for every file. Runners select tests by what they import, and would leave these out.
 * @param changed paths from the repository's root
 */
export function testsReading(
  changed: readonly string[],
  { files, imports }: ImportGraph = readImports(),
): ReadingTests {
  const importedBy = Map.groupBy(imports, ([from]) => from);
  const touches = new Map<string, boolean>();
  const namesChanged = (file: string): boolean => {
    const known = touches.get(file);
    if (known !== undefined) return known;
    const named = namedIn(file);
    const found = changed.some((path) => named.some((name) => path === name || path.startsWith(`${name}/`)));
    touches.set(file, found);
    return found;
  };
  const reads = (test: string): boolean => {
    const seen = new Set([test]);
    // Iterating a set includes the entries that are added meanwhile.
    for (const file of seen) {
      if (namesChanged(file)) return true;
      for (const [, imported] of importedBy.get(file) ?? []) seen.add(imported);
    }
    return false;
  };
  if (changed.length === 0) return { unit: [], functions: [] };
  return {
    unit: files.filter((file) => isUnitTest.test(file) && (file.startsWith(everyFile) || reads(file))),
    functions: files.filter((file) => isFunctionTest.test(file) && reads(file)),
  };
}
