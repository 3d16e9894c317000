import { readdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { pathToFileURL } from "node:url";
import { fromRoot } from "../../command/paths.ts";

/** Every test file of the functions, as paths from the repository's root, in alphabetical order. */
export function functionTestFiles(): string[] {
  return readdirSync(fromRoot("supabase/functions"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => `supabase/functions/${file}`)
    .sort();
}

/**
 * Distributes files to groups of about the same size; adjacent files, which tend to take similar time, go to different
 * groups.
 */
export function dealOut(files: readonly string[], groups: number): string[][] {
  return Array.from({ length: groups }, (_, group) => files.filter((_file, at) => at % groups === group)).filter(
    (group) => group.length > 0,
  );
}

/** Groups per core. More than one, so that a group with long tests does not leave the other cores idle at the end. */
const groupsPerCore = 2;

/**
 * Writes one test module for each group of test files. Deno runs every test module in an isolate of its own, which
 * loads its imports anew; for most of these files that takes longer than their tests. Deno's report names the files
 * that the tests are in, not the groups.
 * @param files paths from the repository's root
 * @param directory where the modules are written
 * @returns their paths
 */
export function writeTestGroups(files: readonly string[], directory: string): string[] {
  return dealOut(files, groupsPerCore * availableParallelism()).map((group, number) => {
    const module = `${directory}/functions-${number + 1}.test.ts`;
    const imports = group.map((file) => `import ${JSON.stringify(pathToFileURL(fromRoot(file)).href)};\n`);
    writeFileSync(module, imports.join(""));
    return module;
  });
}
