import { existsSync } from "node:fs";
import { fromRoot } from "../command/paths.ts";
import { loadEnvironment } from "../stack/settings.ts";
import type { Environment } from "./place.ts";

const hostedVariables = ["SUPABASE_DB_URL", "SUPABASE_URL", "SUPABASE_SECRET_KEY", "SUPABASE_PROJECT_REF"];

/**
 * The settings of the place. A hosted project must be asked for, so that settings that happen to be in the environment
 * never make a command read or replace its data.
 */
export function readEnvironment(production: boolean): Environment {
  if (production) {
    const file = fromRoot(".env.production");
    if (existsSync(file)) process.loadEnvFile(file);
    return Object.fromEntries(hostedVariables.map((name) => [name, process.env[name] ?? ""]));
  }
  return Object.fromEntries(Object.entries(loadEnvironment()).filter(([name]) => !hostedVariables.includes(name)));
}
