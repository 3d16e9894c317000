import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { ensureBuilt } from "../build/ensure-built.ts";
import { fromRoot } from "../command/paths.ts";
import { benches, type BenchOptions } from "./benches.ts";
import { parts, type Part } from "./parts.ts";
import { performanceFile } from "./performance-file.ts";

const head = `# Performance

\`npm run bench\` writes this file, and each section says when it was measured. The database, the API, the functions, the clients and the browser share the machine. Compare figures within a table, not between machines. A figure in bold misses its limit.
`;

/** When and on what a section was measured. */
function measuredOn(): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  return `Measured on ${new Date().toISOString().slice(0, 10)} on ${machine}.`;
}

/** Writes the measured sections into docs/performance.md; the others stay. */
function writeReports(measured: ReadonlyMap<string, string>): void {
  const file = fromRoot("docs/performance.md");
  writeFileSync(file, performanceFile(head, existsSync(file) ? readFileSync(file, "utf8") : "", measured));
  console.log("\nWritten to docs/performance.md");
}

/**
 * Runs the chosen benchmarks and prints the results.
 * @param write also writes the results to docs/performance.md
 */
export async function runBench(wanted: ReadonlySet<Part>, write: boolean, options: BenchOptions = {}): Promise<void> {
  const measured = new Map<string, string>();
  await ensureBuilt();
  for (const part of parts.filter((one) => wanted.has(one))) {
    for (const { title, explanation, result, notes = [], problems = [] } of await benches[part](options)) {
      measured.set(title, `## ${title}\n\n${explanation}\n\n${measuredOn()}\n\n${result}\n`);
      console.log(`\n${title}\n${result}`);
      for (const note of notes) console.log(note);
      for (const problem of problems) {
        console.error(`✗ ${problem}`);
        process.exitCode = 1;
      }
    }
  }
  if (write) writeReports(measured);
}
