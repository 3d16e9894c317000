import { expect, test } from "vitest";
import { splitStatements } from "./sql-statements.ts";

const statementsOf = (sql: string) => splitStatements(sql).map(({ text }) => text);

test("a statement begins at its first word and ends with its semicolon", () => {
  expect(splitStatements("-- first\nselect 1;\n\n  select 2;")).toEqual([
    { start: 9, text: "select 1;" },
    { start: 22, text: "select 2;" },
  ]);
});

test.each([
  ["a string", "select 'a;''b;';"],
  ["a string with escapes", String.raw`select E'a\';b';`],
  ["a string that ends with a backslash", String.raw`select 'a\';`],
  ["a name", `select 1 as "a;b";`],
  ["a comment", "select 1 -- one; two\n;"],
  ["a comment between marks", "select /* one; two */ 1;"],
  ["a body", "create function f() returns int language sql as $$ select 1; $$;"],
  ["a body with a tag", "do $body$ begin perform $$;$$; end $body$;"],
])("a semicolon in %s ends nothing", (_name, sql) => {
  expect(statementsOf(`${sql}\nselect 2;`)).toEqual([sql, "select 2;"]);
});

test("the last statement needs no semicolon, and empty statements are skipped", () => {
  expect(statementsOf(";; select 1; ; select 2 ")).toEqual(["select 1;", "select 2 "]);
});
