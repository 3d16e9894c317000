import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fromRoot } from "../../command/paths.ts";

/** One import: the file that imports, and the file that is imported. Paths are relative to the repository's root. */
export type Import = readonly [from: string, to: string];

export interface ImportGraph {
  files: string[];
  /** Static and dynamic imports, re-exports, type imports, and workers that are started by URL. */
  imports: Import[];
  /**
   * Imports of a file that does not exist, as "file imports path". Tests are excluded, because their texts may contain
   * imports.
   */
  unresolved: string[];
}

/** Folders with source files. All other files are configuration. */
const sourceFolders = ["scripts", "supabase/functions", "web/e2e", "web/src"];

/** Import prefixes for folders; the same as in tsconfig.web.json. */
const aliases: Record<string, string> = {
  "@contract/": "supabase/functions/_shared/contract/",
  "@domain/": "supabase/functions/_shared/domain/",
  "@/": "web/src/",
};

/**
 * The ways in which a file imports another. Statements start at the beginning of a line, so that imports in the texts
 * of tests do not count.
 */
const statement = /^(?:import|export)\b[^"';]*?\bfrom\s+"(?<statement>[^"]+)"/;
const bareImport = /^import\s+"(?<bare>[^"]+)"/;
const dynamicImport = /\bimport\(\s*"(?<dynamic>[^"]+)"/;
const address = /\bnew URL\(\s*"(?<address>[^"]+)"/;
const importPattern = new RegExp(
  [statement, bareImport, dynamicImport, address].map(({ source }) => source).join("|"),
  "gm",
);
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** The path that an import names, or null for a package. */
function pathOf(specifier: string, file: string): string | null {
  if (/^\.\.?\//.test(specifier)) return posix.join(posix.dirname(file), specifier);
  const alias = Object.keys(aliases).find((prefix) => specifier.startsWith(prefix));
  return alias === undefined ? null : aliases[alias] + specifier.slice(alias.length);
}

/** A URL may name a folder, and the texts of a test may contain imports. */
const mustExist = (file: string, groups: Record<string, string | undefined>): boolean =>
  groups["address"] === undefined && !isTest(file);

/** Reads the imports of every source file of the repository. */
export function readImports(): ImportGraph {
  const files = sourceFolders
    .flatMap((folder) =>
      readdirSync(fromRoot(folder), { recursive: true, encoding: "utf8" })
        .filter((path) => /\.(tsx?|mjs)$/.test(path))
        .map((path) => posix.join(folder, path.replaceAll("\\", "/"))),
    )
    .toSorted();
  const known = new Set(files);
  const imports: Import[] = [];
  const unresolved: string[] = [];
  for (const file of files) {
    const text = readFileSync(fromRoot(file), "utf8").replace(comment, "");
    for (const { groups = {} } of text.matchAll(importPattern)) {
      const specifier = Object.values(groups).find((value) => value !== undefined) ?? "";
      const path = pathOf(specifier.replace(/\?raw$/, ""), file);
      if (path === null) continue;
      if (known.has(path)) imports.push([file, path]);
      else if (mustExist(file, groups) && !existsSync(fromRoot(path))) unresolved.push(`${file} imports ${specifier}`);
    }
  }
  return { files, imports, unresolved };
}
