import { describe, expect, it } from "vitest";
import type { Sample } from "./samples.ts";
import { addCounts, judge, Tally } from "./tally.ts";
import type { Tables } from "./tables.ts";
import { grownTables, judgesMemory, memoryGrowth, problems, slope } from "./verdict.ts";

/** Samples every 5 s over ten minutes, 10 requests a second. @param functions megabytes at a second */
function samplesOf(functions: (second: number) => number): Sample[] {
  return Array.from({ length: 121 }, (_, index) => ({
    second: index * 5,
    requests: index * 50,
    memory: { "gateway and Supabase's API": 200, functions: functions(index * 5), database: 100 },
    processor: { "gateway and Supabase's API": 0, functions: 0, database: 0 },
    connections: 12,
  }));
}

const noTables: Tables = {};
const run = { counts: {}, expected: [], own: "own" };
const measured = (samples: Sample[], before = noTables, after = noTables) => ({
  ...run,
  servers: { samples, live: { before: 60, after: 61 }, before, after },
});

describe("memory", () => {
  it("fits a line", () => {
    expect(
      slope([
        [0, 1],
        [1, 3],
        [2, 5],
      ]),
    ).toBe(2);
    expect(slope([[4, 4]])).toBe(0);
  });

  it("names the part that grows, with megabytes per 1,000 requests", () => {
    const found = problems(measured(samplesOf((second) => 200 + second)));
    expect(found).toEqual(["The memory of functions grew by 360 MB, 100.00 MB per 1,000 requests."]);
  });

  it("ignores growth while the servers warm up, and the ups and downs of garbage collection", () => {
    expect(problems(measured(samplesOf((second) => Math.min(600, 200 + second * 2))))).toEqual([]);
    expect(problems(measured(samplesOf((second) => 300 + (second % 20) * 4)))).toEqual([]);
  });

  it("does not judge the gateway's process by its resident memory", () => {
    const samples = samplesOf(() => 200).map((sample) => ({
      ...sample,
      memory: { ...sample.memory, "gateway and Supabase's API": 200 + sample.second },
    }));
    expect(memoryGrowth(samples)[0]).toMatchObject({ part: "gateway and Supabase's API", grows: false });
    expect(problems(measured(samples))).toEqual([]);
  });

  it("complains about what is kept after a garbage collection", () => {
    const { servers } = measured(samplesOf(() => 200));
    expect(problems({ ...run, servers: { ...servers, live: { before: 60, after: 90 } } })).toEqual([]);
    expect(problems({ ...run, servers: { ...servers, live: { before: 60, after: 91 } } })).toEqual([
      "The gateway and Supabase's API kept 31 MB after the run and a garbage collection.",
    ]);
  });

  it("says nothing about a run of less than five minutes", () => {
    const short = samplesOf((second) => 200 + second).filter(({ second }) => second <= 60);
    expect(judgesMemory(short)).toBe(false);
    expect(problems(measured(short))).toEqual([]);
    expect(memoryGrowth([])).toEqual([]);
  });
});

describe("tables", () => {
  const size = { bytes: 8192, kept: "a retention rule" } as const;

  it("lists what has grown, the most first", () => {
    const before: Tables = { a: { ...size, rows: 5 }, b: { ...size, rows: 5 } };
    const after: Tables = { a: { ...size, rows: 6 }, b: { ...size, rows: 5 }, c: { ...size, rows: 3 } };
    expect(grownTables(before, after).map(({ name, added }) => [name, added])).toEqual([
      ["c", 3],
      ["a", 1],
    ]);
  });

  it("complains only about a table that nothing prunes", () => {
    const after: Tables = {
      "private.rules": { ...size, rows: 9 },
      "public.accounts": { ...size, rows: 9, kept: "with the account" },
      "private.forgotten": { ...size, rows: 9, kept: "nothing prunes it" },
    };
    expect(
      problems(
        measured(
          samplesOf(() => 200),
          noTables,
          after,
        ),
      ),
    ).toEqual(["private.forgotten grew by 9 rows, and neither a retention rule nor the account's deletion prunes it."]);
  });
});

describe("requests", () => {
  it("counts times of successes only, and every outcome by name", () => {
    const tally = new Tally();
    tally.count("user", "ok", 10, null);
    tally.count("user", "503 unavailable", 99, null);
    tally.count("caption", "ok", 50, 20);
    expect(addCounts([tally.counts, tally.counts])).toEqual({
      user: { ms: [10, 10], firstMs: [], outcomes: { ok: 2, "503 unavailable": 2 } },
      caption: { ms: [50, 50], firstMs: [20, 20], outcomes: { ok: 2 } },
    });
    expect(tally.total).toBe(3);
  });

  it("takes a refusal for an error unless the profile expects its code", () => {
    expect(judge("ok", [])).toBe("ok");
    expect(judge("429 daily_limit_reached", ["daily_limit_reached"])).toBe("expected");
    expect(judge("event daily_limit_reached", ["daily_limit_reached"])).toBe("expected");
    expect(judge("429 rate_limited", ["daily_limit_reached"])).toBe("error");
    expect(judge("connection: ECONNRESET", ["ECONNRESET"])).toBe("error");
  });

  it("names every error, and a person who waited too long for a caption", () => {
    const counts = {
      user: { ms: [], firstMs: [], outcomes: { ok: 5, "connection: ECONNRESET": 2, "429 daily_limit_reached": 1 } },
      own: { ms: [4000, 9000], firstMs: [900, 3001], outcomes: { ok: 2 } },
    };
    expect(problems({ counts, expected: ["daily_limit_reached"], own: "own", servers: null })).toEqual([
      "user: 2 × connection: ECONNRESET.",
      "One person waited 3001 ms for the first caption; 3000 ms are allowed.",
    ]);
  });

  it("does not pass a run in which the further person got no caption", () => {
    const counts = { own: { ms: [], firstMs: [], outcomes: { "503 unavailable": 1 } } };
    expect(problems({ ...run, counts, servers: null })).toEqual([
      "own: 1 × 503 unavailable.",
      "One person got no caption during the run.",
    ]);
  });
});
