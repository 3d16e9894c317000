import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { denoBinary, denoEnvironment } from "../../stack/functions/deno.ts";
import { fromRoot, root } from "../../command/paths.ts";
import { StackError } from "../../command/stack-error.ts";
import { functionTestFiles } from "./function-tests.ts";

/** Modules by their address, each with the addresses of what it imports. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Which modules reach a changed one, themselves included.
 * @param from where to begin, e.g. tests
 */
export function reaching(from: readonly string[], changed: ReadonlySet<string>, graph: ModuleGraph): string[] {
  return from.filter((start) => {
    const seen = new Set([start]);
    // A set is walked in the order of its entries, those that are added on the way included.
    for (const module of seen) {
      if (changed.has(module)) return true;
      for (const imported of graph.get(module) ?? []) seen.add(imported);
    }
    return false;
  });
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

/** The revision where this work left main; null where there is no main to compare with, or no git. */
export function leftMainAt(): string | null {
  return git("merge-base", "HEAD", "main") ?? git("merge-base", "HEAD", "origin/main");
}

/** Paths of files that differ from a revision, as of now: committed or not, new or removed. */
export function changedSince(revision: string): string[] {
  const differing = git("diff", "--name-only", revision);
  const added = git("ls-files", "--others", "--exclude-standard");
  if (differing === null || added === null) throw new StackError(`git cannot compare with ${revision}.`);
  return [...differing.split("\n"), ...added.split("\n")].filter(Boolean);
}

interface DenoModule {
  specifier: string;
  dependencies?: { code?: { specifier?: string }; type?: { specifier?: string } }[];
}

/** What the given modules import, and what that imports, as Deno sees it. */
function denoGraph(modules: readonly string[], directory: string): ModuleGraph {
  const entry = `${directory}/every-test-${randomUUID()}.ts`;
  writeFileSync(entry, modules.map((module) => `import ${JSON.stringify(module)};\n`).join(""));
  const { status, stdout, stderr } = spawnSync(
    denoBinary(),
    ["info", "--json", "--no-lock", "--no-remote", "--config", fromRoot("deno.json"), entry],
    {
      cwd: root,
      encoding: "utf8",
      env: denoEnvironment(),
      maxBuffer: 2 ** 28,
    },
  );
  rmSync(entry);
  if (status !== 0) throw new StackError(`Deno cannot tell what the tests import:\n${stderr.trim()}`);
  const { modules: found } = JSON.parse(stdout) as { modules: DenoModule[] };
  return new Map(
    found.map(({ specifier, dependencies = [] }) => [
      specifier,
      dependencies
        .flatMap(({ code, type }) => [code?.specifier, type?.specifier])
        .filter((imported) => imported !== undefined),
    ]),
  );
}

/** What the functions' tests read besides modules: when it differs, every test may. */
const concernsEverything = /^(?:deno\.json|package-lock\.json|supabase\/functions\/.*\.(?!ts$)\w+)$/;

/**
 * The functions' tests that changed files can change.
 * @param directory for a temporary file
 * @returns paths from the repository's root
 */
export function functionTestsTouchedBy(changed: readonly string[], directory: string): string[] {
  const tests = functionTestFiles();
  if (changed.some((path) => concernsEverything.test(path))) return tests;
  if (!changed.some((path) => /\.tsx?$/.test(path))) return [];
  const address = (path: string) => pathToFileURL(fromRoot(path)).href;
  const touched = new Set(
    reaching(tests.map(address), new Set(changed.map(address)), denoGraph(tests.map(address), directory)),
  );
  return tests.filter((test) => touched.has(address(test)));
}
