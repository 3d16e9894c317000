import { help, MutateError, readArguments, type MutateOptions } from "./mutate/arguments.ts";
import { tryMutants } from "./mutate/run.ts";
import { copyProject } from "./mutate/working-copy.ts";
import { exitWith } from "./command/exit.ts";
import { fromRoot } from "./command/paths.ts";

/** @returns the exit status */
async function mutate(options: MutateOptions, signal: AbortSignal): Promise<number> {
  const copy = copyProject(fromRoot("."));
  try {
    const totals = await tryMutants({ copy, options, signal, print: console.log });
    if (options.isListing) return 0;
    for (const file of totals.untested) console.log(`no unit test reaches ${file}`);
    const { tried, noticed, refusedByTypes, survived } = totals;
    console.log(`${tried} changes: ${noticed} noticed by tests, ${refusedByTypes} by the types, ${survived} by nobody`);
    if (tried === 0) return 2;
    return survived === 0 ? 0 : 1;
  } finally {
    copy.remove();
  }
}

async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2));
  if (options === null) return console.log(help);
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopping.abort());
  process.exitCode = await mutate(options, stopping.signal);
}

try {
  await main();
} catch (error) {
  if (error instanceof MutateError) {
    console.error(error.message);
    process.exitCode = 2;
  } else if (error instanceof DOMException && error.name === "AbortError") process.exitCode = 130;
  else exitWith(error);
}
