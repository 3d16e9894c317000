import type { Sql } from "postgres";
import { countProgress } from "./command/progress.ts";
import { exitWith } from "./command/exit.ts";
import { readArguments } from "./command/options.ts";
import { StackError } from "./command/stack-error.ts";
import { postgres17 } from "./stack/postgres/postgres-home.ts";
import { listPermissionMutations, type PermissionMutation } from "./test/runner/permission-mutations.ts";
import { applyMigrations, onPlatform } from "./test/runner/platform-database.ts";
import { tapResult } from "./test/runner/results.ts";
import { readSqlTest } from "./test/runner/sql-tests.ts";

const help = `npm run policies [-- <part of a kind or of a statement> …]

Opens every policy, grants every privilege that is not granted, and removes every condition by which the download of
one's own data reads only one's own rows, one at a time, on a database of its own, and sees the SQL tests fail for each. Prints every mutation that no test noticed, and ends with status 1 when there is one.

Kinds: policy, row-level security, table, column, sequence, schema, function, default, owner filter.`;

const accessFiles = ["table_privileges.test.sql", "access_matrix.test.sql", "privileges.test.sql"];
const dataFile = "my_data.test.sql";

/** The files that test access, those most likely to notice a change first; the first that fails is enough. */
function filesFor({ kind, statement }: PermissionMutation): string[] {
  if (kind === "owner filter") return [dataFile];
  const isSwitch = kind === "row-level security" && statement.startsWith("alter table");
  const isOfTable = kind === "policy" || kind === "table" || kind === "column" || kind === "row-level security";
  return isOfTable && !isSwitch
    ? accessFiles
    : ["privileges.test.sql", "table_privileges.test.sql", "access_matrix.test.sql"];
}

/** Whether a test file fails. The file ends its own transaction, and with it the change that was made before it. */
async function fails(sql: Sql, file: string): Promise<boolean> {
  try {
    const results = ((await sql.unsafe(readSqlTest(file))) as unknown[]).flat() as Record<string, unknown>[];
    const tap = results
      .flatMap((row) => Object.values(row))
      .filter((cell) => typeof cell === "string")
      .join("\n");
    return tapResult(tap).failed > 0;
  } catch {
    // A test that cannot even run after the change has noticed it.
    await sql.unsafe("rollback");
    return true;
  }
}

/** @throws Error if the statement is rejected, because then nothing was tested */
async function isNoticed(sql: Sql, mutation: PermissionMutation): Promise<boolean> {
  for (const file of filesFor(mutation)) {
    await sql.unsafe("begin");
    await sql.unsafe(mutation.statement);
    if (await fails(sql, file)) return true;
  }
  return false;
}

async function tryAll(sql: Sql, wanted: readonly string[]): Promise<number> {
  await applyMigrations(sql);
  for (const file of [...accessFiles, dataFile])
    if (await fails(sql, file)) throw new Error(`${file} fails as it is. Run: npm test -- database`);
  const all = await listPermissionMutations(sql);
  const chosen = all.filter(
    ({ kind, statement }) =>
      wanted.length === 0 || wanted.some((part) => kind.includes(part) || statement.includes(part)),
  );
  if (chosen.length === 0) throw new StackError(`No kind and no statement has "${wanted.join(" ")}".`);
  const survivors: PermissionMutation[] = [];
  const tried = new Map<string, number>();
  const done = countProgress("mutations", chosen.length);
  for (const mutation of chosen) {
    tried.set(mutation.kind, (tried.get(mutation.kind) ?? 0) + 1);
    const noticed = await isNoticed(sql, mutation);
    done();
    if (noticed) continue;
    survivors.push(mutation);
    console.log(`not noticed: ${mutation.statement}`);
  }
  for (const [kind, count] of tried) console.log(`${kind.padEnd(20)} ${String(count).padStart(5)} tried`);
  console.log(`${chosen.length} mutations, ${survivors.length} not noticed`);
  return survivors.length;
}

async function main(): Promise<void> {
  const { named } = readArguments(help, {}, "any");
  const survivors = await onPlatform(postgres17, (sql) => tryAll(sql, named));
  process.exitCode = survivors === 0 ? 0 : 1;
}

main().catch(exitWith);
