import { spawn } from "node:child_process";
import { once } from "node:events";
import { exitWith } from "./command/exit.ts";
import { readArguments } from "./command/options.ts";
import { fromRoot } from "./command/paths.ts";
import { denoBinary, denoEnvironment } from "./stack/functions/deno.ts";
import { watchFiles } from "./stack/watch-files.ts";
import { testsOf } from "./test/runner/tests-of.ts";

const help = `npm run test:watch [-- <part of a test's path> …]

Waits, and whenever files are saved runs the unit, component and functions' tests that import or read them.`;

const { named } = readArguments(help, {}, "any");
const folders = ["docs", "scripts", "supabase", "web/src"];

/** Runs a program in this terminal. */
async function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  await once(spawn(program, args, { cwd: fromRoot(""), stdio: "inherit", env }), "close");
}

async function test(saved: readonly string[]): Promise<void> {
  const { vitest, deno } = testsOf(saved, named);
  console.log(`\n${saved.join(", ")}: ${vitest.length + deno.length} test files`);
  if (vitest.length > 0) {
    const options = ["--project=scripts", "--project=web*", "--silent=passed-only"];
    await run(process.execPath, [fromRoot("node_modules/vitest/vitest.mjs"), "run", ...options, ...vitest]);
  }
  if (deno.length > 0)
    await run(
      denoBinary(),
      ["test", "--cached-only", "--no-remote", "-A", "--no-lock", "--no-check", ...deno],
      denoEnvironment(),
    );
  console.log("Waiting for a saved file. Ctrl-C ends.");
}

const waiting = new Set<string>();
let isRunning = false;
/** One run at a time: what is saved meanwhile is tested after it. */
async function changed(files: readonly string[]): Promise<void> {
  for (const file of files) waiting.add(file);
  if (isRunning) return;
  isRunning = true;
  while (waiting.size > 0) {
    const saved = [...waiting];
    waiting.clear();
    await test(saved);
  }
  isRunning = false;
}

const watching = folders.map((folder) =>
  watchFiles({
    directory: fromRoot(folder),
    counts: () => true,
    changed: (files) => void changed(files.map((file) => `${folder}/${file}`)).catch(exitWith),
    failed: (reason) => exitWith(new Error(`Changes below ${folder} are not seen any more: ${reason}.`)),
  }),
);
await Promise.all(watching.map(({ ready }) => ready));
console.log("Waiting for a saved file. Ctrl-C ends.");
