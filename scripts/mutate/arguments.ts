import { parseArgs } from "node:util";

export interface MutateOptions {
  /** Files and folders, relative to the project's folder. */
  targets: string[];
  /** Tests to run in place of the nearest; empty for the nearest. */
  tests: string[];
  levels: number;
  /** At most so many mutants of one file, spread over it. */
  most: number;
  /** Whether the mutants are listed and nothing is run. */
  isListing: boolean;
}

export const help = `npm run mutate -- <file or folder> … [options]

Changes the code in one place at a time, runs the nearest unit tests, and prints every change that none of them noticed.
Works on a copy of the project in a temporary folder.

  --tests <file>   runs this test file in place of the nearest ones; may be given more than once
  --levels <n>     also runs tests that reach the file through n - 1 others, when nearer ones notice nothing (default 2)
  --most <n>       tries at most n changes of each file, spread over it
  --list           prints the changes and runs nothing

Ends with status 1 when a change was not noticed, and with 2 when nothing could be tried.`;

/** What a person asked for is not possible; the message says what is. */
export class MutateError extends Error {
  override name = "MutateError";
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new MutateError(`--${name} takes a whole number from 1, not "${text}".`);
}

/**
 * Reads the command line. @returns null when the help is asked for
 * @throws MutateError
 */
export function readArguments(args: readonly string[]): MutateOptions | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        tests: { type: "string", multiple: true, default: [] },
        levels: { type: "string", default: "2" },
        most: { type: "string" },
        list: { type: "boolean", default: false },
      },
    });
    if (values.help) return null;
    if (positionals.length === 0) throw new MutateError("Name a file or a folder, e.g. npm run mutate -- web/src/lib");
    return {
      targets: positionals,
      tests: values.tests,
      levels: wholeNumber("levels", values.levels),
      most: values.most === undefined ? Infinity : wholeNumber("most", values.most),
      isListing: values.list,
    };
  } catch (error) {
    if (error instanceof TypeError) throw new MutateError(`${error.message}\n\n${help}`, { cause: error });
    throw error;
  }
}
