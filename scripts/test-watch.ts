import { spawn } from "node:child_process";
import { denoBinary, denoEnvironment } from "./stack/functions/deno.ts";
import { exitWith } from "./command/exit.ts";
import { fromRoot } from "./command/paths.ts";

const help = `npm run test:watch [-- <part of a file's path> …]

Runs the unit and component tests that a saved file can change, again and again.

npm run test:watch -- functions [<file or folder> …]    the functions' tests, under Deno`;

/** @returns program and arguments */
function watchCommand([first, ...rest]: readonly string[]): string[] {
  if (first === "functions") {
    return [
      denoBinary(),
      "test",
      "--watch",
      "--cached-only",
      "--no-remote",
      "-A",
      "--no-lock",
      ...(rest.length > 0 ? rest : ["supabase/functions"]),
    ];
  }
  const files = first === undefined ? [] : [first, ...rest];
  return [
    process.execPath,
    fromRoot("node_modules/vitest/vitest.mjs"),
    "watch",
    "--project=scripts",
    "--project=web*",
    ...files,
  ];
}

const args = process.argv.slice(2);
if (args.includes("--help")) console.log(help);
else {
  const [program = "", ...rest] = watchCommand(args);
  const child = spawn(program, rest, {
    cwd: fromRoot(""),
    stdio: "inherit",
    env: args[0] === "functions" ? { ...process.env, ...denoEnvironment() } : process.env,
  });
  child.once("error", exitWith);
  child.once("close", (code) => {
    process.exitCode = code ?? 1;
  });
  // Ctrl-C reaches the child as well, which says how it ended; this process waits for that.
  process.on("SIGINT", () => {});
}
