import { globSync, readFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { endpoints } from "../../supabase/functions/_shared/contract/wire/endpoints.ts";
import * as operations from "../../supabase/functions/_shared/contract/wire/operations.ts";
import { fromRoot } from "../command/paths.ts";

/** The file that the function `api` serves from. */
export const routesFile = fromRoot("supabase/functions/api/routes.ts");

const routesFolder = "supabase/functions/api/routes";
/** The beginning of a route: the name that a file exports, and the name of its endpoint. */
const definition = /^export const (\w+) = defineRoute\(\s*endpoints\.(\w+)/gm;

interface RouteFile {
  /** Relative to the function. */
  path: string;
  exported: string;
  /** The operation's name. */
  operation: string;
}

function routeFiles(): RouteFile[] {
  return globSync("**/*.ts", { cwd: fromRoot(routesFolder) })
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) =>
      [...readFileSync(fromRoot(`${routesFolder}/${file}`), "utf8").matchAll(definition)].map(
        ([, exported, operation]) => ({ path: `./routes/${file}`, exported: exported!, operation: operation! }),
      ),
    );
}

/** What is missing for each operation to have a description and one route, in sentences; none if nothing is. */
export function routeProblems(found = routeFiles()): string[] {
  return Object.entries(operations).flatMap(([name, call]) => {
    if (!(name in endpoints))
      return [`${call} has no description: add ${name} to supabase/functions/_shared/contract/wire/endpoints.ts.`];
    const files = found.filter(({ operation }) => operation === name).map(({ path }) => path);
    if (files.length === 1) return [];
    if (files.length > 1) return [`${call} has more than one route: ${files.join(", ")}.`];
    return [
      `${call} has no route: add a file to ${routesFolder}/ that exports defineRoute(endpoints.${name}, …), and run npm run api:files.`,
    ];
  });
}

/**
 * The text of the file that lists every route, in the order of the endpoints: of two paths that fit an address, the
 * first one is served.
 */
export async function generateRoutes(): Promise<string> {
  const found = routeFiles();
  const ordered = Object.keys(endpoints).flatMap((name) => found.filter(({ operation }) => operation === name));
  const files = [...new Set(ordered.map(({ path }) => path))].toSorted();
  const imports = files.map((file) => {
    const names = ordered.filter(({ path }) => path === file).map(({ exported }) => exported);
    return `import { ${names.join(", ")} } from "${file}";`;
  });
  const text = `import type { Route } from "./http/route.ts";
${imports.join("\n")}

/** The implementation of every endpoint. Written by \`npm run api:files\` from the files in \`routes/\`. */
export const routes: readonly Route[] = [${ordered.map(({ exported }) => exported).join(", ")}];
`;
  return format(text, { ...(await resolveConfig(routesFile)), filepath: routesFile });
}
