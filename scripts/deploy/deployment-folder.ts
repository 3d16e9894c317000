import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fromRoot } from "../command/paths.ts";
import { hostedConfig } from "./hosted-config.ts";
import type { DeploySettings } from "./settings.ts";

/**
 * Writes what the Supabase CLI deploys: the configuration for a hosted project, the migrations and the mail templates.
 * @param folder the CLI's working directory; replaced
 * @returns the folder in which the bundled functions belong
 */
export function writeDeploymentFolder(folder: string, settings: DeploySettings): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/supabase/functions`, { recursive: true });
  for (const part of ["migrations", "templates"])
    cpSync(fromRoot(`supabase/${part}`), `${folder}/supabase/${part}`, { recursive: true });
  const config = hostedConfig(readFileSync(fromRoot("supabase/config.toml"), "utf8"), settings);
  writeFileSync(`${folder}/supabase/config.toml`, config);
  return `${folder}/supabase/functions`;
}
