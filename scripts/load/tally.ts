/** The requests of one kind. */
export interface Kind {
  /** Milliseconds until the end of each response, of successful requests only. */
  ms: number[];
  /** Milliseconds until the first caption, for requests whose response arrives caption by caption. */
  firstMs: number[];
  /** How many requests ended in each way: "ok", a refusal, or a failed connection. */
  outcomes: Record<string, number>;
}

export type Counts = Record<string, Kind>;

/** Counts requests by kind. */
export class Tally {
  readonly counts: Counts = {};
  total = 0;

  count(kind: string, outcome: string, ms: number, firstMs: number | null): void {
    this.total += 1;
    const counted = (this.counts[kind] ??= { ms: [], firstMs: [], outcomes: {} });
    counted.outcomes[outcome] = (counted.outcomes[outcome] ?? 0) + 1;
    if (outcome !== "ok") return;
    counted.ms.push(ms);
    if (firstMs !== null) counted.firstMs.push(firstMs);
  }
}

/** The counts of several processes together. */
export function addCounts(all: readonly Counts[]): Counts {
  const sum: Counts = {};
  for (const counts of all) {
    for (const [name, { ms, firstMs, outcomes }] of Object.entries(counts)) {
      const kind = (sum[name] ??= { ms: [], firstMs: [], outcomes: {} });
      for (const value of ms) kind.ms.push(value);
      for (const value of firstMs) kind.firstMs.push(value);
      for (const [outcome, count] of Object.entries(outcomes)) {
        kind.outcomes[outcome] = (kind.outcomes[outcome] ?? 0) + count;
      }
    }
  }
  return sum;
}

/** What an outcome is: a success, a refusal that the profile expects, or an error. */
export type Judgement = "ok" | "expected" | "error";

const resultCode = /^(?:\d{3}|event) (\S+)$/;

/** @param expected codes of refusals that belong to the profile, such as "daily_limit_reached" */
export function judge(outcome: string, expected: readonly string[]): Judgement {
  if (outcome === "ok") return "ok";
  const [, code] = resultCode.exec(outcome) ?? [];
  return code !== undefined && expected.includes(code) ? "expected" : "error";
}
