/** What a changed file calls for while `npm run dev` runs, beside what the functions and Vite load by themselves. */
export type Effect = "check migrations" | "check types of the functions" | "check types of the page" | "restart";

/** Files at the root, and of Supabase's configuration, that are read once at the start. */
const readAtStart = /^(\.env|deno\.json|package-lock\.json|supabase\/(config\.toml|templates\/.+))$/;

const migrationFile = /^supabase\/migrations\/[^/]+\.sql$/;
/** Sources of the servers, which are loaded once. */
const restartingSource = /^scripts\/(stack|dev|build)\//;

/**
 * What a change calls for.
 * @param path of the file, from the project's root
 */
export function effectsOf(path: string): Effect[] {
  if (migrationFile.test(path)) return ["check migrations"];
  if (readAtStart.test(path)) return ["restart"];
  if (!/\.tsx?$/.test(path)) return [];
  // The page imports from there, too.
  if (path.startsWith("supabase/functions/_shared/"))
    return ["check types of the functions", "check types of the page"];
  if (path.startsWith("supabase/functions/")) return ["check types of the functions"];
  if (path.startsWith("web/src/")) return ["check types of the page"];
  // Whoever edits a test or a measurement runs it anew anyway.
  if (restartingSource.test(path) && !path.endsWith(".test.ts")) return ["restart"];
  return [];
}
