import { spawnSync } from "node:child_process";
import { readAudit } from "./audit/read-audit.ts";
import { readArguments } from "./command/options.ts";
import { root } from "./command/paths.ts";

const help = `npm run audit

Asks the registry for advisories about the installed packages. Ends with exit code 1 for one of high or critical severity.
Says so if the registry does not answer, which is no failure.`;

readArguments(help, {});
const { stdout } = spawnSync("npm", ["audit", "--json", "--include=dev"], {
  cwd: root,
  encoding: "utf8",
  timeout: 60_000,
});
const { lines, refused } = readAudit(stdout);
console.log(lines.join("\n"));
process.exitCode = refused ? 1 : 0;
