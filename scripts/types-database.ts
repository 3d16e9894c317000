import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { exitWith } from "./command/exit.ts";
import { readArguments } from "./command/options.ts";
import { root } from "./command/paths.ts";
import { bootPgliteDatabase } from "./test/runner/pglite-database.ts";
import { generateTypes, typesFile } from "./types-database/generate.ts";

const help = `npm run types:database

Applies supabase/migrations to an empty database in memory and writes the types of its tables and functions to
${relative(root, typesFile)}.`;

async function main(): Promise<void> {
  readArguments(help, {});
  const database = await bootPgliteDatabase();
  const text = await generateTypes(async (sql) => (await database.query<Record<string, unknown>>(sql)).rows);
  await database.close();
  writeFileSync(typesFile, text);
  console.log(`Written: ${relative(root, typesFile)}`);
}

main().catch(exitWith);
