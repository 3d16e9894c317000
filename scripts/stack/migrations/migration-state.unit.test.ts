import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { migrationState, migrationWarnings } from "./migration-state.ts";
import { fromRoot } from "../../command/paths.ts";
import { splitStatements } from "./sql-statements.ts";

const migration = (version: string, text: string) => ({ version, name: "tables", file: `${version}_tables.sql`, text });
const applied = (version: string, ...statements: string[]) => ({ version, name: "tables", statements });
const createTable = "create table a (id int);";

describe("the migrations of a database", () => {
  test("are pending until they are applied", () => {
    const state = migrationState(
      [migration("1", createTable), migration("2", "select 2;")],
      [applied("1", createTable)],
    );
    expect(state).toMatchObject({ pending: [{ version: "2" }], edited: [], deleted: [] });
    expect(migrationWarnings(state)).toEqual([]);
  });

  test("are reported if they were edited after they were applied", () => {
    const state = migrationState([migration("1", "create table a (id bigint);")], [applied("1", createTable)]);
    expect(state.edited).toMatchObject([{ file: "1_tables.sql" }]);
    expect(migrationWarnings(state)).toEqual([
      expect.stringMatching(/1_tables\.sql was edited after it was applied.*npm run reset/),
    ]);
  });

  test("are reported if their file is gone", () => {
    const state = migrationState([], [applied("1", createTable)]);
    expect(state.deleted).toEqual(["1_tables.sql"]);
    expect(migrationWarnings(state)).toEqual([expect.stringMatching(/1_tables\.sql was applied.*the file is gone/)]);
  });

  test("do not count as edited if only comments, line breaks or indentation changed", () => {
    const text = `-- The first table.\ncreate table a (\n  id int /* its key */\n);\n`;
    expect(migrationState([migration("1", text)], [applied("1", "create table a ( id int )")]).edited).toEqual([]);
  });
});

test("every migration of the project matches its list of statements, which earlier versions of the stack recorded", () => {
  const directory = fromRoot("supabase/migrations");
  const files = readdirSync(directory).map((file) =>
    migration(file.slice(0, 14), readFileSync(`${directory}/${file}`, "utf8")),
  );
  const records = files.map(({ version, text }) =>
    applied(version, ...splitStatements(text).map((statement) => statement.text)),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(migrationState(files, records).edited.map(({ file }) => file)).toEqual([]);
});
