import { fromRoot } from "../command/paths.ts";
import { watchFiles } from "../stack/watch-files.ts";
import type { Migrations } from "../stack/migrations/migrations.ts";
import { effectsOf } from "./effects.ts";
import { createMigrationPrompt } from "./migration-prompt.ts";
import { createTypeChecks, projectTypeChecks } from "./type-checks.ts";

export interface ProjectWatchOptions {
  migrations: Migrations;
  log: (text: string) => void;
  /** Where a person types, or null without one. */
  input: NodeJS.ReadableStream | null;
}

/** What is watched, from the root; the root itself without what is below it. */
const watched = [
  { directory: "", recursive: false },
  { directory: "supabase/", recursive: true },
  { directory: "scripts/", recursive: true },
  { directory: "web/src/", recursive: true },
];

/**
 * Watches what a person edits during `npm run dev`: says what is wrong with its types, announces migrations, and says
 * when only a restart helps. The functions and Vite load what is theirs themselves.
 * @returns what ends it
 */
export function watchProject({ migrations, log, input }: ProjectWatchOptions): () => void {
  const types = createTypeChecks(log);
  const lookAtMigrations = createMigrationPrompt({ migrations, log, input });

  const changed = (paths: string[]) => {
    const effects = new Set(paths.flatMap(effectsOf));
    const needRestart = paths.filter((path) => effectsOf(path).includes("restart"));
    if (needRestart.length > 0)
      log(`${needRestart.join(", ")}: read at the start only. Stop with Ctrl-C and run npm run dev again.`);
    if (effects.has("check migrations")) void lookAtMigrations();
    for (const [effect, check] of Object.entries(projectTypeChecks)) {
      if (effects.has(effect as keyof typeof projectTypeChecks)) types.ask(check);
    }
  };
  // What is wrong already is said once, before anything is edited.
  for (const check of Object.values(projectTypeChecks)) types.ask(check);

  const watching = watched.map(({ directory, recursive }) =>
    watchFiles({
      directory: fromRoot(directory),
      recursive,
      counts: (file) => effectsOf(`${directory}${file}`).length > 0,
      changed: (files) => changed(files.map((file) => `${directory}${file}`)),
      failed: (reason) => log(`Changes below ${directory || "the root"} are not seen any more: ${reason}.`),
    }),
  );
  return () => {
    types.stop();
    for (const { end } of watching) end();
  };
}
