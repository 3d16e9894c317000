import { readFileSync } from "node:fs";
import { restPath } from "../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { fromRoot } from "../command/paths.ts";
import { differs, held, same, untried, type Check, type Outcome } from "./check.ts";
import { localMigrations } from "./migrations.ts";
import { needsSql, type Target } from "./target.ts";

const generated = "supabase/functions/_shared/platform/supabase/database.types.ts";
const migrations = "supabase/migrations: run npm run deploy, which applies what is missing";

/** The SQL functions that the product calls, with the names of their arguments, from the generated types. */
function calledFunctions(types: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, name, args] of types.matchAll(/^ {2}(\w+): \{\s*args: (Record<string, never>|\{[^}]*\})/gm))
    found.set(
      name!,
      [...args!.matchAll(/(\w+)(\??):/g)].filter(([, , optional]) => optional === "").map(([, arg]) => arg!),
    );
  return found;
}

/** The tables of the schema `public`, from the generated types. */
function publicTables(types: string): string[] {
  const [, tables = ""] = /^export interface Tables \{\n(.*?)^\}/ms.exec(types) ?? [];
  return [...tables.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name!);
}

/** What everybody may read. */
const open = ["articles"];

/** SQL functions and tables, as a visitor reaches them: all are there, and none responds. */
export function dataApiChecks({ url, publishableKey, sql }: Target, fetcher: typeof fetch = fetch): Check[] {
  const types = readFileSync(fromRoot(generated), "utf8");
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${publishableKey}`,
    "content-type": "application/json",
  };
  const check = (title: string, run: () => Promise<Outcome>): Check => ({ area: "Data API", title, run });
  return [
    check("every migration is applied", async () => {
      if (!sql) return untried(needsSql);
      const rows = await sql("select version::text as version from supabase_migrations.schema_migrations");
      const applied = rows.map(({ version }) => String(version));
      const missing = localMigrations().filter((version) => !applied.includes(version));
      return same([], missing, migrations);
    }),
    check("every SQL function of the product is there, and closed to visitors", async () => {
      const wrong: string[] = [];
      for (const [name, args] of calledFunctions(types)) {
        const body = JSON.stringify(Object.fromEntries(args.map((arg) => [arg, null])));
        const response = await fetcher(`${url}${restPath}/rpc/${name}`, { method: "POST", headers, body });
        const { code } = (await response.json().catch(() => ({}))) as { code?: string };
        if (code !== "42501") wrong.push(`${name} (${response.status}${code === undefined ? "" : ` ${code}`})`);
      }
      return wrong.length === 0 ? held : differs("42501 of each", wrong.join(", "), migrations);
    }),
    check("visitors read articles and no other table", async () => {
      const readable: string[] = [];
      for (const table of publicTables(types)) {
        const response = await fetcher(`${url}${restPath}/${table}?select=*&limit=1`, { headers });
        await response.body?.cancel();
        if (response.ok) readable.push(table);
      }
      return same(open, readable, "the grants and policies in supabase/migrations");
    }),
    check("row-level security is forced on every table", async () => {
      if (!sql) return untried(needsSql);
      const rows = await sql(`select c.oid::regclass::text as name from pg_class c
        where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
          and not (c.relrowsecurity and c.relforcerowsecurity) order by 1`);
      return same(
        [],
        rows.map(({ name }) => name),
        "supabase/migrations",
      );
    }),
  ];
}
