/** A file of `supabase/migrations`. */
export interface Migration {
  /** The digits that its name begins with; they decide the order. */
  version: string;
  /** The rest of its name, without `.sql`. */
  name: string;
  file: string;
  text: string;
}

/** What the database keeps of a migration that was applied to it. */
export interface AppliedMigration {
  version: string;
  name: string | null;
  statements: string[] | null;
}

/** How the files differ from what a database was made with. */
export interface MigrationState {
  /** Not applied yet, in their order. */
  pending: Migration[];
  /** Applied, and changed since. */
  edited: Migration[];
  /** Applied, and no file any more: their former names. */
  deleted: string[];
}

/** A migration's statements alone, so that a comment or a line break is no change. */
function essence(sql: string): string {
  return sql
    .replaceAll(/--[^\n]*/g, "")
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/[\s;]+/g, " ")
    .trim();
}

/** Compares the files with what was applied. */
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

/** What to do about migrations that do not match the database; nothing when they match. One text per finding. */
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
