import { readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import connect, { type Sql } from "postgres";
import { migrationState, type AppliedMigration, type Migration, type MigrationState } from "./migration-state.ts";
import { root } from "../../command/paths.ts";
import { locateSqlFault } from "./sql-fault.ts";
import { StackError } from "../../command/stack-error.ts";

/** The migrations of one database. */
export interface Migrations {
  /** Compares the current files with the database. */
  state(): Promise<MigrationState>;
  /**
   * Applies the pending migrations, each in its own transaction.
   * @returns the names of their files
   * @throws StackError naming the file and the line that failed; the migrations before it stay applied
   */
  apply(): Promise<string[]>;
}

export interface MigrationsOptions {
  /** Superuser. */
  databaseUrl: string;
  /** The directory of the migration files. */
  directory: string;
  /** Called after the schema changed. */
  applied?: () => Promise<void>;
}

/** The file names that Supabase's CLI uses. */
const fileName = /^(\d{14})_([^.]+)\.sql$/;

function readMigrations(directory: string): Migration[] {
  return readdirSync(directory)
    .sort()
    .flatMap((file) => {
      const [, version, name] = fileName.exec(file) ?? [];
      return version && name ? [{ version, name, file, text: readFileSync(`${directory}/${file}`, "utf8") }] : [];
    });
}

async function on<Value>(databaseUrl: string, work: (sql: Sql) => Promise<Value>): Promise<Value> {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

async function stateOf(sql: Sql, directory: string): Promise<MigrationState> {
  const rows = await sql<AppliedMigration[]>`
    select version, name, statements from supabase_migrations.schema_migrations order by version`;
  return migrationState(readMigrations(directory), rows);
}

/** Describes where and why a migration failed. */
async function explain(sql: Sql, path: string, text: string, error: Error): Promise<string> {
  const fault = await locateSqlFault((statement) => sql.unsafe(statement), text);
  if (!fault) return `${path}: ${error.message}`;
  return `${path}:${fault.line}: ${fault.reason}\n  ${fault.source}`;
}

async function applyOne(sql: Sql, path: string, { version, name, text }: Migration): Promise<void> {
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(text);
      await transaction`
        insert into supabase_migrations.schema_migrations (version, name, statements) values (${version}, ${name}, ${[text]})`;
    });
  } catch (error) {
    const why = await explain(sql, path, text, error as Error);
    throw new StackError(`A migration failed, and nothing of it was applied.\n${why}`, { cause: error });
  }
}

/** Opens the migrations of a database that already has the table in which Supabase records them. */
export function openMigrations({ databaseUrl, directory, applied = async () => {} }: MigrationsOptions): Migrations {
  return {
    state: () => on(databaseUrl, (sql) => stateOf(sql, directory)),
    apply: () =>
      on(databaseUrl, async (sql) => {
        const { pending } = await stateOf(sql, directory);
        const files: string[] = [];
        try {
          for (const migration of pending) {
            await applyOne(sql, `${relative(root, directory)}/${migration.file}`, migration);
            files.push(migration.file);
          }
        } finally {
          if (files.length > 0) await applied();
        }
        return files;
      }),
  };
}
