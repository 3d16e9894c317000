import { parts, type Part } from "./usage.ts";
import { percentile } from "../measure/statistics.ts";
import type { Sample } from "./samples.ts";
import type { Tables } from "./tables.ts";
import { judge, type Counts } from "./tally.ts";

/** The longest time until the first caption of one further person during a run, in milliseconds. */
const ownCaptionMaxMs = 3000;
/**
 * The share of a run in which the servers reach their working size: connections open, code is compiled, caches fill.
 */
const warmUpShare = 0.4;
/** A part's memory grows if a line through the rest of the run rises by more than this share of its middle value … */
const growthShareMax = 0.1;
/** … and by more megabytes than garbage collection moves it up and down. */
const growthMegabytesMax = 40;
/** A shorter run says nothing about growth: until then, a process takes more memory before it collects garbage. */
export const growthSecondsMin = 300;

/**
 * Of the gateway's process, what it still needs after a garbage collection is known, which says more than its resident
 * memory: Node takes more of it for half an hour before it collects its old objects.
 */
const judgedByResidentMemory: readonly Part[] = ["functions", "database"];
/** What the gateway's process may still need after a run beyond what it needed before, in megabytes. */
const keptMegabytesMax = 30;

export interface Growth {
  part: Part;
  /** Megabytes over the measured part of the run, by a line fitted to the samples. */
  megabytes: number;
  /** Megabytes per 1,000 requests. */
  perThousand: number;
  /** Whether that is too much. False for the gateway's process, which is judged by what it keeps. */
  grows: boolean;
}

/** The slope of the line through points by least squares; 0 for fewer than two different x. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  let [together, alone] = [0, 0];
  for (const [x, y] of points) {
    together += (x - meanX) * (y - meanY);
    alone += (x - meanX) ** 2;
  }
  return alone === 0 ? 0 : together / alone;
}

/** Whether a run was long enough to say whether memory grows. */
export const judgesMemory = (samples: readonly Sample[]): boolean => (samples.at(-1)?.second ?? 0) >= growthSecondsMin;

/** How the memory of each part changed after the warm-up; empty without samples. */
export function memoryGrowth(samples: readonly Sample[]): Growth[] {
  const end = samples.at(-1)?.second ?? 0;
  const steady = samples.filter(({ second }) => second >= warmUpShare * end);
  if (steady.length === 0) return [];
  const requests = steady.at(-1)!.requests - steady[0]!.requests;
  const seconds = steady.at(-1)!.second - steady[0]!.second;
  return parts.map((part) => {
    const megabytes = slope(steady.map(({ second, memory }) => [second, memory[part]])) * seconds;
    const middle = percentile(
      steady.map(({ memory }) => memory[part]),
      50,
    );
    return {
      part,
      megabytes,
      perThousand: requests === 0 ? 0 : (megabytes / requests) * 1000,
      grows:
        judgedByResidentMemory.includes(part) && megabytes > growthMegabytesMax && megabytes > growthShareMax * middle,
    };
  });
}

/** The tables with more rows than before, the fastest growing first. */
export function grownTables(before: Tables, after: Tables): (Tables[string] & { name: string; added: number })[] {
  return Object.entries(after)
    .map(([name, size]) => ({ name, ...size, added: size.rows - (before[name]?.rows ?? 0) }))
    .filter(({ added }) => added > 0)
    .toSorted((a, b) => b.added - a.added || a.name.localeCompare(b.name));
}

export interface Measured {
  counts: Counts;
  /** Codes of refusals that the profile expects. */
  expected: readonly string[];
  /** The kind that is the one further person's captions. */
  own: string;
  /** Null if the servers were started by somebody else. */
  servers: {
    samples: readonly Sample[];
    /** Megabytes that the gateway's process needed after a garbage collection. */
    live: { before: number; after: number };
    before: Tables;
    after: Tables;
  } | null;
}

/** What is wrong with a run, one sentence each; empty if it passed. */
export function problems({ counts, expected, own, servers }: Measured): string[] {
  const found: string[] = [];
  for (const [kind, { outcomes }] of Object.entries(counts)) {
    for (const [outcome, count] of Object.entries(outcomes)) {
      if (judge(outcome, expected) === "error") found.push(`${kind}: ${count} × ${outcome}.`);
    }
  }
  const firstMs = counts[own]?.firstMs ?? [];
  if (counts[own] && firstMs.length === 0) found.push("One person got no caption during the run.");
  const slowest = Math.max(...firstMs);
  if (slowest > ownCaptionMaxMs) {
    found.push(`One person waited ${Math.round(slowest)} ms for the first caption; ${ownCaptionMaxMs} ms are allowed.`);
  }
  if (!servers) return found;
  const growth = judgesMemory(servers.samples) ? memoryGrowth(servers.samples) : [];
  for (const { part, megabytes, perThousand, grows } of growth) {
    if (!grows) continue;
    found.push(
      `The memory of ${part} grew by ${megabytes.toFixed(0)} MB, ${perThousand.toFixed(2)} MB per 1,000 requests.`,
    );
  }
  const kept = servers.live.after - servers.live.before;
  if (kept > keptMegabytesMax) {
    found.push(`The gateway and Supabase's API kept ${kept.toFixed(0)} MB after the run and a garbage collection.`);
  }
  for (const { name, added, kept: prunedBy } of grownTables(servers.before, servers.after)) {
    if (prunedBy !== "nothing prunes it") continue;
    found.push(`${name} grew by ${added} rows, and neither a retention rule nor the account's deletion prunes it.`);
  }
  return found;
}
