import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { fromRoot } from "../../command/paths.ts";
import { bundleFunctions } from "../../deploy/bundle-functions.ts";
import { hostedRuntime, localRuntime, startFunction, type Runtime } from "../../deploy/testing/started-function.ts";
import { ms, percentile, table } from "../../measure/statistics.ts";
import { hostedDenoVersion } from "../../stack/functions/deno.ts";

/** The start of the API's function on one Deno, in milliseconds from the start of the process to its first response. */
export interface BundledStart {
  deno: string;
  source: number;
  bundle: number;
}

const runs = 9;

async function startOnce(runtime: Runtime, file: string): Promise<number> {
  const started = performance.now();
  const api = await startFunction(runtime, file);
  try {
    const response = await fetch(`${api.origin}/api/health`);
    await response.text();
    if (!response.ok) throw new Error(`the function responded with ${response.status}`);
    return performance.now() - started;
  } finally {
    await api.stop();
  }
}

/** Starts source and bundle in turns, from a filled cache of transpiled modules, at the median; each Deno by itself. */
export async function measureBundledStart(): Promise<BundledStart[]> {
  const folder = mkdtempSync(`${tmpdir()}/caption-kite-bench-`);
  try {
    const [bundle] = await bundleFunctions(["api"], folder);
    const source = fromRoot("supabase/functions/api/index.ts");
    const hosted = hostedRuntime();
    const results: BundledStart[] = [];
    for (const [deno, runtime] of [["local stack's", localRuntime()] as const, [hostedDenoVersion, hosted] as const]) {
      if (runtime === null) continue;
      const times: { source: number[]; bundle: number[] } = { source: [], bundle: [] };
      await startOnce(runtime, source);
      await startOnce(runtime, bundle!.file);
      for (let run = 0; run < runs; run += 1) {
        times.source.push(await startOnce(runtime, source));
        times.bundle.push(await startOnce(runtime, bundle!.file));
      }
      results.push({ deno, source: percentile(times.source, 50), bundle: percentile(times.bundle, 50) });
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The table of `docs/performance.md`. */
export function bundledStartTable(rows: readonly BundledStart[]): string {
  return table(
    ["Deno", "source, ms", "bundle, ms", "saved, ms"],
    rows.map(({ deno, source, bundle }) => [deno, ms(source), ms(bundle), ms(source - bundle)]),
  );
}
