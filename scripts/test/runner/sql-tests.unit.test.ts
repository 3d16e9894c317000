import { expect, test } from "vitest";
import { withIncludes } from "./sql-tests.ts";

test("includes are relative to the including file", () => {
  const files: Record<string, string> = {
    "tests/a.sql": "begin;\n\\ir prelude/people.psql\nselect $1;",
    "tests/prelude/people.psql": "\\ir person.psql\nselect '$&';",
    "tests/prelude/person.psql": "select 'person';",
  };
  expect(withIncludes("tests/a.sql", (path) => files[path]!)).toBe(
    "begin;\nselect 'person';\nselect '$&';\nselect $1;",
  );
});
