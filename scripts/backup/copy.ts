import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { TransactionSql } from "postgres";
import { quoted, type Table } from "./tables.ts";

/** Makes the text of rows independent of the server's settings, and lets the transaction take as long as it needs. */
export async function prepareTransaction(sql: TransactionSql): Promise<void> {
  await sql`set local statement_timeout = 0`;
  // While files are read or stored, the database has nothing to do.
  await sql`set local idle_in_transaction_session_timeout = 0`;
  await sql`set local timezone = 'UTC'`;
  await sql`set local datestyle = 'ISO, YMD'`;
  await sql`set local intervalstyle = 'postgres'`;
  await sql`set local extra_float_digits = 3`;
  await sql`set local bytea_output = 'hex'`;
}

export interface Content {
  rows: number;
  sha256: string;
}

/** Counts and hashes the rows that pass. COPY's text has one line per row, because it escapes line breaks. */
function measure(): { stream: Transform; content: () => Content } {
  const hash = createHash("sha256");
  let rows = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (const byte of chunk) if (byte === 10) rows++;
      done(null, chunk);
    },
  });
  return { stream, content: () => ({ rows, sha256: hash.digest("hex") }) };
}

const columnsOf = ({ columns }: Pick<Table, "columns">) => columns.map((column) => quoted(column)).join(", ");

async function copyOut(
  sql: TransactionSql,
  table: Table,
  ...into: [Writable] | [Transform, Writable]
): Promise<Content> {
  const { schema, name, order } = table;
  const rows = `select ${columnsOf(table)} from ${quoted(schema, name)} order by ${columnsOf({ columns: order })}`;
  const source = await sql.unsafe(`copy (${rows}) to stdout`).readable();
  const { stream, content } = measure();
  await pipeline([source, stream, ...into]);
  return content();
}

/** Writes the rows of a table to a compressed file. */
export function saveTable(sql: TransactionSql, table: Table, path: string): Promise<Content> {
  return copyOut(sql, table, createGzip({ level: 6 }), createWriteStream(path, { mode: 0o600 }));
}

/** Reads the rows of a table, for their number and checksum only. */
export function measureTable(sql: TransactionSql, table: Table): Promise<Content> {
  return copyOut(sql, table, new Writable({ write: (_chunk, _encoding, done) => done() }));
}

/** Inserts the rows of a file that `saveTable` wrote. */
export async function loadTable(sql: TransactionSql, table: Omit<Table, "order">, path: string): Promise<void> {
  const { schema, name } = table;
  const target = await sql.unsafe(`copy ${quoted(schema, name)} (${columnsOf(table)}) from stdin`).writable();
  await pipeline(createReadStream(path), createGunzip(), target);
}

/** Counts and hashes the rows in a file that `saveTable` wrote. */
export async function measureFile(path: string): Promise<Content> {
  const { stream, content } = measure();
  await pipeline(
    createReadStream(path),
    createGunzip(),
    stream,
    new Writable({ write: (_chunk, _encoding, done) => done() }),
  );
  return content();
}
