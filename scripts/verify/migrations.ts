import { readdirSync } from "node:fs";
import { fromRoot } from "../command/paths.ts";

/** The versions of this release's migrations, in their order. */
export const localMigrations = (): string[] =>
  readdirSync(fromRoot("supabase/migrations"))
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => file.slice(0, file.indexOf("_")));
