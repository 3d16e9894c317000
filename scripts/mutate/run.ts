import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MutateError, type MutateOptions } from "./arguments.ts";
import { runCheck, testChecks, typeCheck, type Check, type Outcome } from "./checks.ts";
import { applyMutant, mutantsOf, spread, type Mutant } from "./mutants.ts";
import { isFastTest, nearestTests, readImporters } from "./nearest-tests.ts";
import type { WorkingCopy } from "./working-copy.ts";

/** What became of the mutants of all files. */
export interface Totals {
  tried: number;
  /** By a test, or by taking longer than the tests may. */
  noticed: number;
  refusedByTypes: number;
  survived: number;
  /** Files that no fast test reaches. */
  untested: string[];
}

/** A mutant may make tests slower than they were; more than this many times is taken for a loop without end. */
const patience = 4;
const shortestLimitMs = 15_000;
const firstRunLimitMs = 300_000;

const productSource = /^(supabase\/functions|web\/src|scripts)\//;
const testSource = /\.test\.tsx?$|\.testing\.tsx$|\/testing\/|^scripts\/test\//;

const isSource = (path: string) => /\.tsx?$/.test(path) && productSource.test(path) && !testSource.test(path);

/** The sources that the targets name. @throws MutateError for a target that names none */
export function chooseFiles(files: readonly string[], targets: readonly string[]): string[] {
  const chosen = targets.flatMap((target) => {
    const name = target.replace(/^\.\//, "").replace(/\/+$/, "");
    const found = files.filter((path) => isSource(path) && (path === name || path.startsWith(`${name}/`)));
    if (found.length === 0)
      throw new MutateError(`${target} is no source file of this project and no folder with one.`);
    return found;
  });
  return [...new Set(chosen)];
}

function describe(file: string, { line, column, what }: Mutant): string {
  return `${file}:${line}:${column}  ${what.replaceAll(/\s+/g, " ").slice(0, 140)}`;
}

/** One call of the command: the copy in which it works, and what was asked for. */
interface Run {
  copy: WorkingCopy;
  options: MutateOptions;
  signal: AbortSignal;
  print(line: string): void;
}

/** Runs checks until one fails. */
async function firstFailure({ copy, signal }: Run, checks: readonly Check[], limitMs: number): Promise<Outcome> {
  for (const check of checks) {
    const outcome = await runCheck(copy.root, check, limitMs, signal);
    if (outcome !== "passed") return outcome;
  }
  return "passed";
}

/** Sees that the tests pass as the code is. @returns how long a mutant's may take, in ms. @throws MutateError */
async function measureLimit(run: Run, file: string, checks: readonly Check[]): Promise<number> {
  const began = Date.now();
  const outcome = await firstFailure(run, checks, firstRunLimitMs);
  if (outcome !== "passed") throw new MutateError(`The tests of ${file} do not pass as the code is: ${outcome}.`);
  return Math.max(shortestLimitMs, (Date.now() - began) * patience);
}

async function tryFile(run: Run, file: string, groups: readonly string[][], totals: Totals): Promise<void> {
  const { copy, options, print } = run;
  const path = join(copy.root, file);
  const source = readFileSync(path, "utf8");
  const checks = groups.map((tests) => testChecks(copy.root, tests));
  const limitMs = await measureLimit(run, file, checks.flat());
  const types = [typeCheck(copy.root, file)];
  const mutants = spread(mutantsOf(file, source), options.most);
  print(`${file}: ${mutants.length} changes, ${groups.flat().length} test files`);
  for (const mutant of mutants) {
    writeFileSync(path, applyMutant(source, mutant));
    totals.tried += 1;
    if ((await firstFailure(run, checks.flat(), limitMs)) !== "passed") totals.noticed += 1;
    else if ((await firstFailure(run, types, firstRunLimitMs)) !== "passed") totals.refusedByTypes += 1;
    else {
      totals.survived += 1;
      print(`  not noticed: ${describe(file, mutant)}`);
    }
  }
  writeFileSync(path, source);
}

/** Tries the mutants of every chosen file, and prints those that no test noticed. @throws MutateError */
export async function tryMutants(run: Run): Promise<Totals> {
  const { copy, options, print } = run;
  const sources = copy.files.filter((path) => /\.tsx?$/.test(path));
  const importers = readImporters(copy.root, sources);
  const wrong = options.tests.find((path) => !copy.files.includes(path) || !isFastTest(path));
  if (wrong !== undefined) throw new MutateError(`${wrong} is no file of unit tests.`);
  const totals: Totals = { tried: 0, noticed: 0, refusedByTypes: 0, survived: 0, untested: [] };
  for (const file of chooseFiles(copy.files, options.targets)) {
    if (options.isListing) {
      const mutants = mutantsOf(file, readFileSync(join(copy.root, file), "utf8"));
      for (const mutant of spread(mutants, options.most)) print(describe(file, mutant));
      continue;
    }
    const groups = options.tests.length > 0 ? [options.tests] : nearestTests(file, importers, options.levels);
    if (groups.length > 0) await tryFile(run, file, groups, totals);
    else totals.untested.push(file);
  }
  return totals;
}
