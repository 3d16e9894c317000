// Plain JavaScript that any Node can read, like scripts/run.mjs, which calls it before anything that needs these packages.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../..", import.meta.url);

/** What people run who only use the product: these commands need no development packages. */
export const commandsOfTheProduct = [
  "start",
  "reset",
  "build",
  "preview",
  "admin",
  "backup",
  "restore",
  "stripe-setup",
  "audit",
  "verify",
];

/** The names of the development packages that are not installed. @param {URL} project a folder with a trailing slash */
export function missingPackages(project = root) {
  const { devDependencies } = JSON.parse(readFileSync(new URL("package.json", project), "utf8"));
  return Object.keys(devDependencies).filter(
    (name) => !existsSync(new URL(`node_modules/${name}/package.json`, project)),
  );
}

/**
 * Installs what only tests and deployment need, if something of it is missing: `npm install` leaves it out
 * (decision 0311). Ends the process with a sentence if that fails.
 */
export function installDevelopmentPackages() {
  if (missingPackages().length === 0) return;
  process.stderr.write("Installing what tests and deployment need (once, about 230 MB to download) …\n");
  const args = ["install", "--include=dev", "--no-save", "--prefer-offline", "--no-audit", "--no-fund", "--silent"];
  // npm names its own program to what it runs; without that, the one in the path is used.
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith("npm-cli.js") ? [process.execPath, [npm]] : ["npm", []];
  const { status, error } = spawnSync(command, [...first, ...args], { cwd: fileURLToPath(root), stdio: "inherit" });
  if (status === 0 && missingPackages().length === 0) return;
  process.stderr.write(
    `They could not be installed${error ? ` (${error.message})` : ""}. Check the connection to the npm registry and the free space on the disk, then run the command again; to see npm's reasons: npm install --include=dev --no-save --loglevel=warn\n`,
  );
  process.exit(1);
}
