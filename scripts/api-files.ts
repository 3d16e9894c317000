import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { generateOpenApi, openApiFile } from "./api-files/openapi-file.ts";
import { generateRoutes, routeProblems, routesFile } from "./api-files/routes-file.ts";
import { exitWith } from "./command/exit.ts";
import { readArguments } from "./command/options.ts";
import { root } from "./command/paths.ts";

const help = `npm run api:files

Writes what follows from the API's calls: ${relative(root, routesFile)}, the list of the routes, and
${relative(root, openApiFile)}, their description. Run it after you add or change a call.`;

async function main(): Promise<void> {
  readArguments(help, {});
  for (const [file, text] of [
    [routesFile, await generateRoutes()],
    [openApiFile, await generateOpenApi()],
  ] as const) {
    writeFileSync(file, text);
    console.log(`Written: ${relative(root, file)}`);
  }
  for (const problem of routeProblems()) console.warn(problem);
}

main().catch(exitWith);
