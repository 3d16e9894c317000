import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { fromRoot } from "../command/paths.ts";
import { denoBinary, denoEnvironment } from "../stack/functions/deno.ts";
import { denoRun } from "./deno-run.ts";
import { limits } from "./limits.ts";
import { atMost, ms, percentile, table } from "../measure/statistics.ts";

export interface ColdStart {
  /** Milliseconds from the start of the process to the first response, at the median. */
  withCaptions: number;
  without: number;
}

const runs = 15;
const functions = "supabase/functions";
/** Everything of the caption code is reached through these. */
const entrances = [
  "api/routes/captions/generate.ts",
  "api/routes/captions/generate-free.ts",
  "_shared/domain/captions/warm-up.ts",
  "_shared/writers/built-in/captions/writer.ts",
  "_shared/writers/openai/captions.ts",
];

/** The project's import map; `without` puts other modules in place of the entrances to the caption code. */
function importMap({ without }: { without: boolean }): string {
  const { imports } = JSON.parse(readFileSync(fromRoot("deno.json"), "utf8")) as { imports: Record<string, string> };
  const address = (path: string) => pathToFileURL(fromRoot(path)).href;
  const absent = address("scripts/bench/cold-start/no-captions.deno.ts");
  const replaced = entrances.map((entrance) => {
    const path = `${functions}/${entrance}`;
    if (!existsSync(fromRoot(path))) throw new Error(`${path} does not exist; correct the entrances in cold-start.ts`);
    return [address(path), absent];
  });
  return JSON.stringify({ imports: { ...imports, ...(without ? Object.fromEntries(replaced) : {}) } });
}

/** Enough for the function to start; nothing listens at the addresses in it. */
const environment = {
  SUPABASE_URL: "http://127.0.0.1:1",
  SUPABASE_PUBLISHABLE_KEY: "publishable",
  SUPABASE_SECRET_KEY: "secret",
  SITE_URL: "http://127.0.0.1:1",
  ADDRESS_HASH_SECRET: "0123456789abcdef0123456789abcdef",
};

/** Starts the API's function in a process of its own. @returns milliseconds from the start to its first response */
async function startOnce(importMapFile: string): Promise<number> {
  const started = performance.now();
  const child = spawn(
    denoBinary(),
    [
      ...denoRun,
      `--import-map=${importMapFile}`,
      "-A",
      fromRoot("scripts/bench/cold-start/host.deno.ts"),
      pathToFileURL(fromRoot(`${functions}/api/index.ts`)).href,
    ],
    { env: { ...denoEnvironment(), ...environment }, stdio: ["ignore", "pipe", "inherit"] },
  );
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  try {
    const port = await new Promise<number>((resolve, reject) => {
      createInterface(child.stdout).once("line", (line) => resolve((JSON.parse(line) as { port: number }).port));
      child.once("close", (code) => reject(new Error(`the function ended with ${code} before it listened`)));
    });
    const response = await fetch(`http://127.0.0.1:${port}/api/health`);
    await response.text();
    if (!response.ok) throw new Error(`the function responded with ${response.status}`);
    return performance.now() - started;
  } finally {
    child.kill("SIGKILL");
    await closed;
  }
}

/**
 * The start of the API's function with and without the caption code, in turns, so that the machine's noise affects both.
 * Both run from Deno's cache of transpiled modules, which a first start of each fills.
 */
export async function measureColdStart(): Promise<ColdStart> {
  const directory = mkdtempSync(`${tmpdir()}/caption-kite-bench-`);
  try {
    const complete = `${directory}/complete.json`;
    const without = `${directory}/without.json`;
    writeFileSync(complete, importMap({ without: false }));
    writeFileSync(without, importMap({ without: true }));
    await startOnce(complete);
    await startOnce(without);
    const times: { complete: number[]; without: number[] } = { complete: [], without: [] };
    for (let run = 0; run < runs; run += 1) {
      times.without.push(await startOnce(without));
      times.complete.push(await startOnce(complete));
    }
    return { withCaptions: percentile(times.complete, 50), without: percentile(times.without, 50) };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The table of `docs/performance.md`. */
export function coldStartTable({ withCaptions, without }: ColdStart): string {
  return table(
    ["without the caption code, ms", "with it, ms", "added, ms"],
    [[ms(without), ms(withCaptions), atMost(limits.coldStartAddedMs, withCaptions - without, ms)]],
  );
}
