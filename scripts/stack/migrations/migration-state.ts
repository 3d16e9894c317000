/** A file of `supabase/migrations`. */
export interface Migration {
  /** The digits at the start of its name. They define the order. */
  version: string;
  /** The rest of its name, without `.sql`. */
  name: string;
  file: string;
  text: string;
}

/** The database's record of an applied migration. */
export interface AppliedMigration {
  version: string;
  name: string | null;
  statements: string[] | null;
}

/** The differences between the migration files and the migrations applied to a database. */
export interface MigrationState {
  /** Not applied yet, in their order. */
  pending: Migration[];
  /** Applied, and edited since. */
  edited: Migration[];
  /** The names of applied migrations whose file no longer exists. */
  deleted: string[];
}

const lineComment = /--[^\n]*/g;
const blockComment = /\/\*[\s\S]*?\*\//g;

/** The statements without comments and line breaks, so that editing those does not count as a change. */
function essence(sql: string): string {
  return sql
    .replaceAll(lineComment, "")
    .replaceAll(blockComment, "")
    .replaceAll(/[\s;]+/g, " ")
    .trim();
}

/** Compares the migration files with the applied migrations. */
export function migrationState(files: readonly Migration[], applied: readonly AppliedMigration[]): MigrationState {
  const recorded = new Map(applied.map((entry) => [entry.version, entry]));
  const versions = new Set(files.map(({ version }) => version));
  const wasEdited = ({ version, text }: Migration) => {
    const statements = recorded.get(version)?.statements;
    return statements != null && essence(statements.join(";\n")) !== essence(text);
  };
  return {
    pending: files.filter(({ version }) => !recorded.has(version)),
    edited: files.filter(wasEdited),
    deleted: applied
      .filter(({ version }) => !versions.has(version))
      .map(({ version, name }) => `${version}${name ? `_${name}` : ""}.sql`),
  };
}

/**
 * Returns one message for each edited or deleted migration, with what to do about it; an empty list if there are none.
 */
export function migrationWarnings({ edited, deleted }: MigrationState): string[] {
  const remedy =
    "Run npm run reset to begin with an empty database, or take the change back and write a new migration.";
  return [
    ...edited.map(
      ({ file }) =>
        `supabase/migrations/${file} was edited after it was applied: this database still has the earlier version. ${remedy}`,
    ),
    ...deleted.map(
      (file) => `supabase/migrations/${file} was applied to this database, but the file is gone. ${remedy}`,
    ),
  ];
}
