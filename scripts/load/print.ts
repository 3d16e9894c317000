import { ownCaption } from "./clients-task.ts";
import { usageTable, requestsTable, tablesTable } from "./report.ts";
import type { LoadOptions, LoadResult } from "./run.ts";
import { growthSecondsMin, judgesMemory, problems } from "./verdict.ts";

/** Prints what a run measured, and what is wrong. @returns whether nothing is */
export function printResult({ counts, lasted, servers }: LoadResult, { profile }: LoadOptions): boolean {
  const { expected } = profile;
  console.log(`\n${requestsTable(counts, lasted, expected)}`);
  if (servers) {
    const { samples, live, before, after } = servers;
    const connections = Math.max(...samples.map((sample) => sample.connections));
    console.log(`\n${usageTable(samples)}\n\nDatabase connections: at most ${connections}.`);
    const [first, last] = [live.before, live.after].map((value) => value.toFixed(0));
    console.log(
      `Needed by the gateway and Supabase's API after a garbage collection: ${first} MB before, ${last} MB after.`,
    );
    if (!judgesMemory(samples)) {
      console.log(`Whether memory grows is judged in a run of ${growthSecondsMin / 60} minutes or more.`);
    }
    console.log(`\n${tablesTable(before, after)}`);
  }
  const found = problems({ counts, expected, own: ownCaption, servers });
  console.log(found.length === 0 ? "\nNothing is wrong." : `\nWrong:\n${found.map((line) => `- ${line}`).join("\n")}`);
  return found.length === 0;
}
