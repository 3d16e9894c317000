import type { TransactionSql } from "postgres";
import { StackError } from "../command/stack-error.ts";
import { administratorsOf, keepRevoked } from "./administrators.ts";
import { readStored } from "./check-backup.ts";
import { loadTable, measureTable, prepareTransaction } from "./copy.ts";
import { tableFile, type Manifest, type TableEntry } from "./manifest.ts";
import type { Place } from "./place.ts";
import { ensureBucket, listFiles, removeFileFrom, setOwner, writeFileTo } from "./stored-files.ts";
import { appliedMigrations, emptyTables, isOfSessions, listTables, quoted, tablesInUse, type Table } from "./tables.ts";

const nameOf = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`;

/** What a restore would replace: the names of the tables with rows, and how many files. */
export async function contentsOf({ sql }: Place): Promise<{ tables: string[]; files: number }> {
  return { tables: await tablesInUse(sql, await listTables(sql)), files: (await listFiles(sql)).length };
}

/**
 * Replaces all rows and files with those of a backup. Rows and files are compared with the backup before anything
 * becomes visible; if something differs or fails, the database stays as it was. Afterwards nobody is signed in.
 * @returns the addresses of those who are administrators in the backup, and no longer were
 * @throws StackError that says what to do
 */
export async function applyBackup(place: Place, folder: string, manifest: Manifest): Promise<string[]> {
  await checkVersions(place, manifest);
  const present = new Map((await listTables(place.sql)).map((table) => [nameOf(table), table]));
  // Backups of earlier versions contain sessions.
  const kept = manifest.tables.filter((entry) => !isOfSessions(entry));
  const pairs = kept.map((entry) => ({ entry, table: targetOf(entry, present) }));
  const before = await listFiles(place.sql);
  // Before the transaction, because Storage must see them. An empty bucket that a failed restore leaves does no harm.
  for (const bucket of manifest.buckets) await ensureBucket(place.sql, bucket);
  const revoked = await place.sql.begin(async (sql) => {
    await prepareTransaction(sql);
    await switchTriggersOff(sql);
    const administrators = await administratorsOf(sql);
    await emptyTables(sql, [...present.values()]);
    for (const { table, entry } of pairs) {
      await loadTable(sql, { ...table, columns: entry.columns }, `${folder}/${tableFile(entry)}`);
      const { rows, sha256 } = await measureTable(sql, { ...table, columns: entry.columns });
      if (rows !== entry.rows || sha256 !== entry.sha256)
        throw new StackError(`The rows of ${nameOf(entry)} differ from the backup. The database stays as it was.`);
    }
    for (const { schema, name, value, isCalled } of manifest.sequences)
      await sql`select setval(${quoted(schema, name)}::regclass, ${value}::bigint, ${isCalled})`;
    for (const file of manifest.files) {
      await writeFileTo(place.storage, file, readStored(folder, file));
      await setOwner(sql, file);
    }
    return keepRevoked(sql, administrators);
  });
  const keptFiles = new Set(manifest.files.map(({ bucket, name }) => `${bucket}/${name}`));
  for (const file of before) {
    if (!keptFiles.has(`${file.bucket}/${file.name}`)) await removeFileFrom(place.storage, file);
  }
  return revoked;
}

async function checkVersions({ sql, description }: Place, { migrations }: Manifest): Promise<void> {
  const applied = await appliedMigrations(sql);
  const missing = migrations.filter((version) => !applied.includes(version));
  const newer = applied.filter((version) => !migrations.includes(version));
  if (missing.length === 0 && newer.length === 0) return;
  const problem =
    missing.length > 0
      ? `lacks the migration ${missing[0]} of the backup`
      : `has the migration ${newer[0]}, which is newer than the backup`;
  throw new StackError(
    `${description} ${problem}. Use the version of Caption Kite with which the backup was taken, restore, then update.`,
  );
}

function targetOf(entry: TableEntry, present: ReadonlyMap<string, Table>): Table {
  const table = present.get(nameOf(entry));
  if (!table)
    throw new StackError(`There is no table ${nameOf(entry)} to restore. Its auth server may be another version.`);
  const missing = entry.columns.find((column) => !table.columns.includes(column));
  if (missing === undefined) return table;
  throw new StackError(`${nameOf(entry)} has no column ${missing}. Its auth server may be another version.`);
}

/** Rows are inserted as they were: no trigger changes them, and their order does not matter to foreign keys. */
async function switchTriggersOff(sql: TransactionSql): Promise<void> {
  await sql`set local session_replication_role = 'replica'`.catch((cause: unknown) => {
    throw new StackError("The database's user may not switch triggers off. Use the user postgres in SUPABASE_DB_URL.", {
      cause,
    });
  });
}
