import { builtinModules } from "node:module";
import { statSync } from "node:fs";
import { rolldown } from "rolldown";
import { fromRoot } from "../command/paths.ts";
import { packedText } from "./packed-text.ts";

/**
 * The largest bundle of one function, in bytes. Supabase bundles up to 5 MB on its servers
 * (https://supabase.com/docs/guides/functions/limits); what is smaller also starts faster.
 */
const bundleBytesMax = 4_000_000;

/** One bundled function. */
export interface Bundle {
  name: string;
  /** The file with everything that the function needs, packages included. */
  file: string;
  bytes: number;
}

/**
 * Bundles and minifies functions, each into one file. Without it, Supabase embeds the whole folder of every package that
 * a function imports.
 * @param folder where `<name>/index.js` is written
 * @throws Error if a module cannot be resolved
 */
export async function bundleFunctions(names: readonly string[], folder: string): Promise<Bundle[]> {
  const bundles: Bundle[] = [];
  for (const name of names) {
    const file = `${folder}/${name}/index.js`;
    const build = await rolldown({
      input: fromRoot(`supabase/functions/${name}/index.ts`),
      platform: "node",
      external: [/^node:/u],
      plugins: [builtinsWithPrefix, packedText],
      treeshake: { moduleSideEffects: hasSideEffects },
      // Unused parts of a package can only be left out of its ECMAScript modules.
      resolve: { mainFields: ["module", "main"] },
      // Packing the text takes most of a build, and how long is no reason to refuse it.
      checks: { pluginTimings: false },
      onLog: (level, log) => {
        // A module that is not found would stay an import, and fail when the function starts.
        if (level === "warn" && log.code !== "EVAL") throw new Error(`${name}: ${log.message}`);
      },
    });
    await build.write({ file, format: "esm", minify: true, codeSplitting: false });
    await build.close();
    bundles.push({ name, file, bytes: statSync(file).size });
  }
  return bundles;
}

/**
 * Whether a module does something when it is loaded. Supabase's packages only define things, but do not declare it;
 * the functions use the client of the auth server and none of the others.
 */
const hasSideEffects = (id: string) => !id.includes("/node_modules/@supabase/");

/** Deno knows Node's own modules by "node:" only; packages also import them without it. */
const builtinsWithPrefix = {
  name: "builtins-with-prefix",
  resolveId: (id: string) => (builtinModules.includes(id) ? { id: `node:${id}`, external: true } : null),
};

/** One sentence for each bundle that is too large. */
export function bundleProblems(bundles: readonly Bundle[]): string[] {
  return bundles
    .filter(({ bytes }) => bytes > bundleBytesMax)
    .map(({ name, bytes }) => `The function ${name} has ${bytes} bytes bundled; ${bundleBytesMax} are allowed.`);
}
