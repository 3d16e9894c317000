import { isYes } from "../command/ask.ts";
import { StackError } from "../command/stack-error.ts";
import { count } from "./text.ts";

export interface Contents {
  /** The names of the tables with rows. */
  tables: readonly string[];
  /** How many files are stored. */
  files: number;
}

export interface Permission {
  replace: boolean;
  /** Asks the person; resolves to the answer. */
  ask: (question: string) => Promise<string>;
}

/**
 * Whether a restore may delete what is there: always if that is nothing, otherwise with `--replace` and a yes.
 * @throws StackError without `--replace`
 */
export async function mayReplace({ tables, files }: Contents, { replace, ask }: Permission): Promise<boolean> {
  if (tables.length === 0 && files === 0) return true;
  const examples = `${tables.slice(0, 3).join(", ")}${tables.length > 3 ? ", …" : ""}`;
  const found = `${count(tables.length, "table")} with rows${examples && ` (${examples})`}, ${count(files, "file")}`;
  if (!replace)
    throw new StackError(
      `The data is not empty: ${found}. Nothing was changed. With --replace, a restore deletes all of it.`,
    );
  return isYes(await ask(`This deletes ${found}. Continue? (y/N) `));
}
