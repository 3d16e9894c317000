import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fromRoot } from "../../command/paths.ts";

/** The beginnings of statements, in the order that every migration follows (decision 170). */
const order: [name: string, beginning: RegExp][] = [
  ["table", /^(create (table|type|sequence)|comment on (table|column|type)|create (unique )?index)/],
  ["row-level security", /^alter table .* row level security/],
  ["policy", /^create policy/],
  ["function", /^create function/],
  ["trigger", /^create trigger/],
  ["grant", /^grant .* (on|execute on)\b(?!.*schema)/],
  ["rows", /^insert into/],
];

/** Its policies use a function and a role that the same file creates. */
const policiesAfterFunctions = ["live_updates"];

const files = readdirSync(fromRoot("supabase/migrations")).filter((file) => file.endsWith(".sql"));
const text = (file: string) => readFileSync(fromRoot(`supabase/migrations/${file}`), "utf8");
const subject = (file: string) => file.replace(/^\d+_|\.sql$/g, "");

/**
 * The kinds of a file's statements, as indices in `order`. Statements start at the beginning of a line; function bodies
 * are indented.
 */
function kindsOf(file: string): number[] {
  const lines = text(file).split("\n");
  return lines.map((line) => order.findIndex(([, beginning]) => beginning.test(line))).filter((kind) => kind >= 0);
}

const ordered = files.filter((file) => !policiesAfterFunctions.includes(subject(file)));

it.each(ordered)("%s has its statements in the common order", (file) => {
  const kinds = kindsOf(file);
  const names = (places: number[]) => places.map((place) => order[place]![0]);
  expect(names(kinds)).toEqual(names(kinds.toSorted((one, other) => one - other)));
});

it.each(files)("%s begins with a comment about its purpose", (file) => {
  expect(text(file)).toMatch(/^-- [A-Z]/);
});

it("every table gets row-level security in the file that creates it", () => {
  for (const file of files) {
    const created = [...text(file).matchAll(/^create table (\S+)/gm)].map(([, table]) => table!);
    const unforced = created.filter((table) => !text(file).includes(`alter table ${table} force row level security;`));
    expect(unforced, file).toEqual([]);
  }
});

it("no two files have the same subject", () => {
  expect(new Set(files.map(subject)).size).toBe(files.length);
});
