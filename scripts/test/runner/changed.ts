import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { denoBinary, denoEnvironment } from "../../stack/functions/deno.ts";
import { fromRoot, root } from "../../command/paths.ts";
import { StackError } from "../../command/stack-error.ts";
import { functionTestFiles } from "./function-tests.ts";

/** Modules by URL, each with the URLs of its imports. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Finds the modules that are changed or import a changed module, directly or indirectly.
 * @param from the modules to check, for example tests
 */
export function dependentsOf(from: readonly string[], changed: ReadonlySet<string>, graph: ModuleGraph): string[] {
  return from.filter((start) => {
    const seen = new Set([start]);
    // Iterating a set includes the entries that are added meanwhile.
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

/** The common ancestor of HEAD and main; null without a main branch or without git. */
export function mergeBase(): string | null {
  return git("merge-base", "HEAD", "main") ?? git("merge-base", "HEAD", "origin/main");
}

/** Paths of files that differ from a revision now: committed or not, new or removed. */
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

/** The module graph of the given modules, as Deno resolves it. */
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
  if (status !== 0) throw new StackError(`Deno cannot determine what the tests import:\n${stderr.trim()}`);
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

/** Files other than modules that the functions' tests read. If one of them changes, every test may be affected. */
const concernsEverything = /^(?:deno\.json|package-lock\.json|supabase\/functions\/.*\.(?!ts$)\w+)$/;

/**
 * The functions' tests that changed files can affect.
 * @param directory for a temporary file
 * @returns paths from the repository's root
 */
export function functionTestsTouchedBy(changed: readonly string[], directory: string): string[] {
  const tests = functionTestFiles();
  if (changed.some((path) => concernsEverything.test(path))) return tests;
  if (!changed.some((path) => /\.tsx?$/.test(path))) return [];
  const address = (path: string) => pathToFileURL(fromRoot(path)).href;
  const touched = new Set(
    dependentsOf(tests.map(address), new Set(changed.map(address)), denoGraph(tests.map(address), directory)),
  );
  return tests.filter((test) => touched.has(address(test)));
}
