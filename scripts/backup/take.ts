import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import type { TransactionSql } from "postgres";
import { StackError } from "../command/stack-error.ts";
import { saveTable, prepareTransaction } from "./copy.ts";
import {
  manifestName,
  newManifest,
  storedFile,
  tableFile,
  type FileEntry,
  type Manifest,
  type SequenceEntry,
  type TableEntry,
} from "./manifest.ts";
import type { Place } from "./place.ts";
import { isStored, listBuckets, listFiles, readFileFrom, type StoredFileInfo } from "./stored-files.ts";
import { appliedMigrations, isOfSessions, listSequences, listTables, quoted } from "./tables.ts";

/** The name of a folder while the backup is written; what is left of an interrupted backup has it. */
export const partialName = (folder: string): string => `${folder}.partial`;

/**
 * Writes a backup: every row as of one moment, and every stored file.
 * @param folder must not exist; it appears when the backup is complete
 * @throws StackError that says what to do
 */
export async function takeBackup(place: Place, folder: string): Promise<Manifest> {
  const partial = partialName(folder);
  if (existsSync(folder)) throw new StackError(`${folder} exists already. Choose another folder.`);
  if (existsSync(partial))
    throw new StackError(`${partial} is left over from an interrupted backup. Delete it, then try again.`);
  // Only for the owner: a backup contains password hashes and everything that people wrote.
  for (const part of ["", "/tables", "/files"]) mkdirSync(partial + part, { mode: 0o700, recursive: true });
  const manifest = await place.sql.begin("isolation level repeatable read read only", async (sql) => {
    await prepareTransaction(sql);
    return saveAll(sql, place, partial);
  });
  writeFileSync(`${partial}/${manifestName}`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  renameSync(partial, folder);
  return manifest;
}

async function saveAll(sql: TransactionSql, place: Place, folder: string): Promise<Manifest> {
  const migrations = await appliedMigrations(sql);
  if (migrations.length === 0)
    throw new StackError(`${place.description} has none of Caption Kite's tables: no migration is applied there.`);
  const [now] = await sql<{ at: Date }[]>`select now() as at`;
  const tables: TableEntry[] = [];
  for (const table of await listTables(sql)) {
    if (isOfSessions(table)) continue;
    const { schema, name, columns } = table;
    const content = await saveTable(sql, table, `${folder}/${tableFile(table)}`);
    tables.push({ schema, name, columns, ...content });
  }
  return newManifest({
    takenAt: now!.at.toISOString(),
    place: place.description,
    migrations,
    tables,
    sequences: await readSequences(sql),
    buckets: await listBuckets(sql),
    files: await saveFiles(await listFiles(sql), place, folder),
  });
}

async function readSequences(sql: TransactionSql): Promise<SequenceEntry[]> {
  const entries: SequenceEntry[] = [];
  for (const { schema, name } of await listSequences(sql)) {
    const [row] = await sql.unsafe<{ value: string; is_called: boolean }[]>(
      `select last_value::text as value, is_called from ${quoted(schema, name)}`,
    );
    entries.push({ schema, name, value: row!.value, isCalled: row!.is_called });
  }
  return entries;
}

async function saveFiles(
  files: readonly StoredFileInfo[],
  { storage, sql }: Place,
  folder: string,
): Promise<FileEntry[]> {
  const entries: FileEntry[] = [];
  for (const [index, file] of files.entries()) {
    const body = await readFileFrom(storage, file).catch(async (error: unknown) => {
      // Deleted since the moment that the rows are from.
      if (await isStored(sql, file)) throw error;
      return null;
    });
    if (body === null) continue;
    const entry: FileEntry = { ...file, bytes: body.length, sha256: hashOf(body), storedAs: String(index) };
    writeFileSync(`${folder}/${storedFile(entry)}`, body, { mode: 0o600 });
    entries.push(entry);
  }
  return entries;
}

/** The SHA-256 of a file, in hexadecimal digits. */
export const hashOf = (body: Uint8Array): string => createHash("sha256").update(body).digest("hex");
