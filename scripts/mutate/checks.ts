import { spawn } from "node:child_process";
import { join } from "node:path";
import { denoBinary, denoEnvironment } from "../stack/functions/deno.ts";

/** A command that ends with 0 when it has noticed nothing. */
export interface Check {
  command: string[];
  env: NodeJS.ProcessEnv;
}

export type Outcome = "passed" | "failed" | "too slow";

const functionsFolder = "supabase/functions/";

/** The checks that run these tests: one for those under Deno, one for those under Vitest. */
export function testChecks(root: string, tests: readonly string[]): Check[] {
  const functions = tests.filter((path) => path.startsWith(functionsFolder));
  const others = tests.filter((path) => !path.startsWith(functionsFolder));
  const deno = [denoBinary(), "test", "--cached-only", "--no-remote", "-A", "--no-lock", "--no-check", "--fail-fast"];
  const vitestProgram = join(root, "node_modules/vitest/vitest.mjs");
  const vitest = [process.execPath, vitestProgram, "run", "--bail=1", "--project=web*", "--project=scripts"];
  return [
    ...(functions.length > 0 ? [{ command: [...deno, ...functions], env: denoEnvironment() }] : []),
    ...(others.length > 0 ? [{ command: [...vitest, ...others], env: process.env }] : []),
  ];
}

/** The check of a file's types, which notices what no test needs to. */
export function typeCheck(root: string, file: string): Check {
  if (file.startsWith(functionsFolder)) {
    return { command: [denoBinary(), "check", "--cached-only", "--no-remote", file], env: denoEnvironment() };
  }
  const project = file.startsWith("web/") ? "tsconfig.web.json" : "tsconfig.scripts.json";
  return { command: [process.execPath, join(root, "node_modules/.bin/tsc"), "-p", project], env: process.env };
}

/**
 * Runs a check in a process group of its own, which is ended as a whole.
 * @param limitMs after which it counts as too slow: a mutant may never end
 * @param signal ends it at once
 */
export async function runCheck(
  root: string,
  { command, env }: Check,
  limitMs: number,
  signal: AbortSignal,
): Promise<Outcome> {
  signal.throwIfAborted();
  const [program = "", ...args] = command;
  const child = spawn(program, args, { cwd: root, env, stdio: "ignore", detached: true });
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    } catch (error) {
      // It has ended by itself.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  };
  let isTooSlow = false;
  const timer = setTimeout(() => {
    isTooSlow = true;
    end();
  }, limitMs);
  signal.addEventListener("abort", end);
  try {
    const status = await new Promise<number | null>((resolve, reject) => child.on("error", reject).on("exit", resolve));
    signal.throwIfAborted();
    if (isTooSlow) return "too slow";
    return status === 0 ? "passed" : "failed";
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
  }
}
