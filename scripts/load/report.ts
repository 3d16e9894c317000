import { percentile, table } from "../measure/statistics.ts";
import { parts } from "./usage.ts";
import type { Sample } from "./samples.ts";
import type { Counts, Kind } from "./tally.ts";
import { judge } from "./tally.ts";
import type { Tables } from "./tables.ts";
import { grownTables, memoryGrowth } from "./verdict.ts";

const milliseconds = (values: readonly number[], p: number) =>
  values.length === 0 ? "–" : percentile(values, p).toFixed(0);
const requestsOf = ({ outcomes }: Kind) => Object.values(outcomes).reduce((sum, count) => sum + count, 0);

/** Times of each kind of request, and refusals and errors by name. */
export function requestsTable(counts: Counts, seconds: number, expected: readonly string[]): string {
  const rows = Object.entries(counts).map(([name, kind]) => {
    const others = Object.entries(kind.outcomes)
      .filter(([outcome]) => outcome !== "ok")
      .map(
        ([outcome, count]) => `${count} × ${outcome}${judge(outcome, expected) === "expected" ? " (expected)" : ""}`,
      );
    return [
      name,
      requestsOf(kind),
      (requestsOf(kind) / seconds).toFixed(1),
      milliseconds(kind.ms, 50),
      milliseconds(kind.ms, 95),
      milliseconds(kind.ms, 99),
      milliseconds(kind.firstMs, 50),
      milliseconds(kind.firstMs, 99),
      others.join(", ") || "–",
    ];
  });
  const header = ["requests", "number", "a second", "p50, ms", "p95, ms", "p99, ms"];
  return table([...header, "first caption p50, ms", "p99, ms", "refusals and errors"], rows);
}

/** Memory of each part at the beginning, at its highest and at the end, and the processor time of the run. */
export function usageTable(samples: readonly Sample[]): string {
  const growth = memoryGrowth(samples);
  return table(
    [
      "part",
      "memory at the beginning, MB",
      "highest, MB",
      "at the end, MB",
      "growth after the warm-up, MB per 1,000 requests",
      "processor time, s",
      "per request, ms",
    ],
    parts.map((part) => {
      const values = samples.map(({ memory }) => memory[part]);
      const seconds = samples.at(-1)!.processor[part] - samples[0]!.processor[part];
      const requests = samples.at(-1)!.requests - samples[0]!.requests;
      const grown = growth.find((found) => found.part === part);
      return [
        part,
        values[0]!.toFixed(0),
        Math.max(...values).toFixed(0),
        values.at(-1)!.toFixed(0),
        grown?.perThousand.toFixed(2) ?? "–",
        seconds.toFixed(1),
        requests === 0 ? "–" : ((seconds / requests) * 1000).toFixed(1),
      ];
    }),
  );
}

/** The tables that have grown, and what prunes them. */
export function tablesTable(before: Tables, after: Tables): string {
  return table(
    ["table", "rows added", "rows", "bytes with indexes", "rows are deleted by"],
    grownTables(before, after).map(({ name, added, rows, bytes, kept }) => [name, added, rows, bytes, kept]),
  );
}
