// Plain JavaScript that any Node can read: says what is missing instead of failing oddly.
import { existsSync } from "node:fs";
import * as nodeModule from "node:module";
import { fileURLToPath } from "node:url";
import { commandsOfTheProduct, installDevelopmentPackages } from "./command/development-packages.mjs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const root = new URL("..", import.meta.url);
const verb = process.argv[2] ?? "";
const asksForHelp = process.argv.includes("--help") || process.argv.includes("-h");

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (!existsSync(new URL("node_modules/zod", root))) stop("The packages are not installed. Run: npm install");
// Node runs TypeScript as it is since 22.18; the project brings its own Node 24, which npm's scripts find first.
if (major < 22 || (major === 22 && minor < 18)) {
  const brought = existsSync(new URL("node_modules/node/bin/node", root));
  stop(
    brought
      ? `This is Node ${process.versions.node}. Use the project's own Node 24: npm run ${verb}`
      : `This is Node ${process.versions.node}; the project's own Node 24 is missing because install scripts did not run. Run: npm rebuild --ignore-scripts=false`,
  );
}
// npm sets it to "production" where it leaves out development packages; Vite, React and Vitest would believe it.
delete process.env.NODE_ENV;
if (!commandsOfTheProduct.includes(verb) && !asksForHelp) installDevelopmentPackages();
// Compiled modules are kept: loading them takes half of the time of a start. A folder that cannot be written is no error.
nodeModule.enableCompileCache?.(fileURLToPath(new URL("node_modules/.cache/node", root)));
// For the commands that are a tool of another package: `node scripts/run.mjs --packages && oxlint`.
if (verb === "--packages") process.exit();
process.argv.splice(1, 2, new URL(`${verb}.ts`, import.meta.url).pathname);
await import(`./${verb}.ts`);
