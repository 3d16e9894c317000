import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { denoBinary, denoEnvironment } from "../stack/functions/deno.ts";
import { fromRoot } from "../command/paths.ts";

/** A program that checks types: it writes what is wrong and ends with a status other than 0. */
export interface TypeCheck {
  /** What it checks, as in "Types of the page". */
  name: string;
  command: string[];
  env?: Record<string, string>;
}

/** The checks of `npm test` that concern what `npm run dev` loads. */
export const projectTypeChecks = {
  "check types of the page": {
    name: "Types of the page",
    command: [
      process.execPath,
      fromRoot("node_modules/typescript/bin/tsc"),
      "-p",
      "tsconfig.web.json",
      "--pretty",
      "false",
    ],
  },
  "check types of the functions": {
    name: "Types of the functions",
    command: [denoBinary(), "check", "--quiet", "--cached-only", "--no-remote", "supabase/functions"],
    env: denoEnvironment(),
  },
} satisfies Record<string, TypeCheck>;

/** The longest report that is printed, in lines; the first errors are the ones to mend. */
const shownLines = 40;

/** Below what a person waits for: the page and the functions. */
const lowPriority = 10;

/** Runs a check. @returns what it found; empty when the types are right */
function run({ command: [program = "", ...args], env }: TypeCheck, signal: AbortSignal): Promise<string> {
  const child = spawn(program, args, {
    cwd: fromRoot(""),
    env: env ?? process.env,
    stdio: ["ignore", "pipe", "pipe"],
    signal,
  });
  if (child.pid) setPriority(child.pid, lowPriority);
  const chunks: string[] = [];
  child.stdout.on("data", (chunk) => chunks.push(String(chunk)));
  child.stderr.on("data", (chunk) => chunks.push(String(chunk)));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code === 0 ? "" : chunks.join("").trim() || `The check ended with ${code}.`));
  });
}

/** The longest line that is printed: TypeScript writes out types in several hundred characters. */
const shownCharacters = 200;

function shorten(report: string): string {
  const lines = report
    .split("\n")
    .map((line) => (line.length > shownCharacters ? `${line.slice(0, shownCharacters - 1)}…` : line));
  if (lines.length <= shownLines) return lines.join("\n");
  return [
    ...lines.slice(0, shownLines),
    `… and ${lines.length - shownLines} more lines. All of it: npm test -- types`,
  ].join("\n");
}

export interface TypeChecks {
  /**
   * Checks as soon as no other check runs. Requests that arrive during a check are combined into one further check of the
   * files as they are then.
   */
  ask(check: TypeCheck): void;
  stop(): void;
}

/**
 * Runs checks one after the other in the background.
 * @param log is told of errors, and once when there are none any more
 */
export function createTypeChecks(log: (text: string) => void): TypeChecks {
  const asked = new Map<string, TypeCheck>();
  const failing = new Set<string>();
  const stopped = new AbortController();
  let working = false;

  const work = async () => {
    if (working) return;
    working = true;
    for (let [next] = asked.values(); next && !stopped.signal.aborted; [next] = asked.values()) {
      asked.delete(next.name);
      const report = await run(next, stopped.signal).catch((error: Error) => error.message);
      if (stopped.signal.aborted) break;
      if (report) log(`${next.name}:\n${shorten(report)}`);
      else if (failing.has(next.name)) log(`${next.name}: no errors any more.`);
      if (report) failing.add(next.name);
      else failing.delete(next.name);
    }
    working = false;
  };

  return {
    ask(check) {
      asked.set(check.name, check);
      void work();
    },
    stop: () => stopped.abort(),
  };
}
