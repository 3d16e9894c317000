import { readFileSync } from "node:fs";
import connect from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { retention } from "../../../supabase/functions/_shared/contract/rules/retention.ts";
import { fromRoot } from "../../command/paths.ts";

const sql = connect(inject("stack").databaseUrl, { max: 1, onnotice: () => {} });
afterAll(() => sql.end());

/** Retention periods by rule name, from the first table of the document. */
function documented(): Record<string, string> {
  const [, table] =
    /\| Rule \|[^\n]+\n\|[-|]+\|\n([^]+?)\n\n/.exec(readFileSync(fromRoot("docs/retention.md"), "utf8")) ?? [];
  const rows = table!.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  return Object.fromEntries(rows.map(([, rule, , keep]) => [rule, keep]));
}

test("the document, the privacy page and the database have the same retention periods", async () => {
  const stated = Object.fromEntries(Object.entries(retention).map(([rule, { keep }]) => [rule, keep]));
  expect(documented()).toEqual(stated);
  const rules = await sql<{ name: string }[]>`select name from private.retention_rules`;
  expect(rules.map(({ name }) => name).sort()).toEqual(Object.keys(stated).sort());
  for (const [rule, keep] of Object.entries(stated)) {
    const [row] =
      await sql`select keep = ${keep}::interval as same, keep::text from private.retention_rules where name = ${rule}`;
    expect(row, `${rule}: ${keep}`).toMatchObject({ same: true });
  }
});
