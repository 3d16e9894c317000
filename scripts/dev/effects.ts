/** What a changed file calls for while `npm run dev` runs, beside what the functions and Vite load by themselves. */
export type Effect = "check migrations" | "check types of the functions" | "check types of the page" | "restart";

/** Files at the root, and of Supabase's configuration, that are read once at the start. */
const readAtStart = /^(\.env|deno\.json|package-lock\.json|supabase\/(config\.toml|templates\/.+))$/;

/**
 * What a change calls for.
 * @param path of the file, from the project's root
 */
export function effectsOf(path: string): Effect[] {
  if (/^supabase\/migrations\/[^/]+\.sql$/.test(path)) return ["check migrations"];
  if (readAtStart.test(path)) return ["restart"];
  if (!/\.tsx?$/.test(path)) return [];
  // The page imports from there, too.
  if (path.startsWith("supabase/functions/_shared/"))
    return ["check types of the functions", "check types of the page"];
  if (path.startsWith("supabase/functions/")) return ["check types of the functions"];
  if (path.startsWith("web/src/")) return ["check types of the page"];
  // Whoever edits a test or a measurement runs it anew anyway.
  if (/^scripts\/(stack|dev|build)\//.test(path) && !path.endsWith(".test.ts")) return ["restart"];
  return [];
}
