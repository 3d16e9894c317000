import { captionTask } from "../../supabase/functions/_shared/domain/captions/task.ts";
import { judgeCaption, judgeContext } from "../../supabase/functions/_shared/domain/captions/judge/judge.ts";
import { readKeywords } from "../eval/inputs.ts";
import { fromRoot } from "../command/paths.ts";
import { limits } from "./limits.ts";
import { atMost, ms, percentile, table } from "../measure/statistics.ts";

export interface ReadingTimes {
  loading: number;
  p50: number;
  p95: number;
}

const rounds = 5;
const drafts = 5;
const tone = "short, lower case, no hashtags. 'slow sunday. — m.' 'late again. — m.'";

/**
 * Measures reading a keyword with its tone and judging five drafts against ten earlier captions, in this process.
 * @returns milliseconds; `loading` is the first time, which includes loading the grammar
 */
export async function measureReading(): Promise<ReadingTimes> {
  const keywords = readKeywords(fromRoot("scripts/eval/keywords.tsv")).map(({ keyword }) => keyword);
  const recent = Array.from(
    { length: 10 },
    (_, index) => `The shelf by the door holds what the day left over, part ${index}.`,
  );
  const read = async (keyword: string) => {
    const started = performance.now();
    const judging = judgeContext(await captionTask({ keyword, platform: "instagram", tone, recent }));
    const kept: string[] = [];
    for (let index = 0; index < drafts; index += 1) {
      const caption = `${keyword}, and the ${"quiet light in the kitchen and ".repeat(index + 3)}not much else. — m.`;
      judgeCaption(caption, judging, kept);
      kept.push(caption);
    }
    return performance.now() - started;
  };
  const loading = await read("felt slippers");
  const times: number[] = [];
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const keyword of keywords) {
      const time = await read(keyword);
      if (round > 0) times.push(time);
    }
  }
  return { loading, p50: percentile(times, 50), p95: percentile(times, 95) };
}

/** The table of `docs/performance.md`. */
export function readingTable({ loading, p50, p95 }: ReadingTimes): string {
  return table(
    ["first reading, ms", "p50, ms", "p95, ms"],
    [[ms(loading), ms(p50), atMost(limits.judgingMs, p95, ms)]],
  );
}
