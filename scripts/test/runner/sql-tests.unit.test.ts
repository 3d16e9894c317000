import { expect, test } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { explainFailure, withIncludes } from "./sql-tests.ts";

test("includes are relative to the including file, and their lines keep their place", () => {
  const files: Record<string, string> = {
    "tests/a.sql": "begin;\n\\ir prelude/people.psql\nselect $1;",
    "tests/prelude/people.psql": "\\ir person.psql\nselect '$&';",
    "tests/prelude/person.psql": "select 'person';",
  };
  expect(withIncludes("tests/a.sql", (path) => files[path]!)).toEqual([
    { path: "tests/a.sql", line: 1, text: "begin;" },
    { path: "tests/prelude/person.psql", line: 1, text: "select 'person';" },
    { path: "tests/prelude/people.psql", line: 2, text: "select '$&';" },
    { path: "tests/a.sql", line: 3, text: "select $1;" },
  ]);
});

test("a test that cannot run is explained by the file and the line of its error, in an included file too", async () => {
  const files: Record<string, string> = {
    "supabase/tests/a.sql": "begin;\n\\ir b.psql\nrollback;",
    "supabase/tests/b.psql": "select 1;\nselect\n  nme;",
  };
  const lines = withIncludes("supabase/tests/a.sql", (path) => files[path]!);
  const absolute = lines.map((line) => ({ ...line, path: fromRoot(line.path) }));
  const run: string[] = [];
  const execute = async (sql: string) => {
    run.push(sql);
    if (sql.includes("nme")) throw Object.assign(new Error('column "nme" does not exist'), { position: "10" });
    return [];
  };
  expect(await explainFailure(execute, absolute, new Error("something"))).toBe(
    'supabase/tests/b.psql:3: column "nme" does not exist nme;',
  );
  expect(run.at(-1)).toBe("rollback");
});
