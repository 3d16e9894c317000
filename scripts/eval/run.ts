import { captionTask } from "../../supabase/functions/_shared/domain/captions/task.ts";
import { clichesIn } from "../../supabase/functions/_shared/domain/captions/judge/cliches.ts";
import { languageReason } from "../../supabase/functions/_shared/domain/captions/judge/language.ts";
import { toComparable, isNearDuplicate } from "../../supabase/functions/_shared/domain/captions/judge/repeats.ts";
import { saidIn } from "../../supabase/functions/_shared/domain/captions/judge/said.ts";
import { writeCaptions } from "../../supabase/functions/_shared/domain/captions/write.ts";
import { readVoice } from "../../supabase/functions/_shared/domain/captions/voice/read.ts";
import type { CaptionTask, ModelPort } from "../../supabase/functions/_shared/domain/captions/port.ts";
import { ModelError } from "../../supabase/functions/_shared/domain/writing/call.ts";
import type { PlatformId } from "../../supabase/functions/_shared/contract/rules/platforms.ts";
import { countCaptions, type Counted, type Counts } from "./counts.ts";
import type { Keyword } from "./inputs.ts";
import { nearestVoice } from "./stylometry.ts";

export interface EvalOrder {
  keywords: readonly Keyword[];
  platforms: readonly PlatformId[];
  tones: readonly { name: string; tone: string }[];
  /** Captions for each keyword. */
  count: number;
}

/** One request of the run and its results. */
export interface EvalBatch {
  group: string;
  keyword: string;
  platform: PlatformId;
  captions: string[];
  failure: string | null;
}

export interface EvalResult {
  writer: string;
  batches: EvalBatch[];
  counts: Counts;
  /** Requested captions that did not pass or were not written. */
  missing: number;
  languageMatch: number;
  /** Weight of clichés per hundred captions. */
  cliches: number;
  nearDuplicates: number;
  /** Tones recognized by measures: the number of correct results, and of attempts. */
  tones: { right: number; of: number };
  milliseconds: { p50: number; p95: number };
  tokens: { input: number; output: number };
}

/**
 * Writes captions for every keyword, rotating through the platforms, then in every tone, and counts what code can
 * count.
 */
export async function runEval(writer: ModelPort, name: string, order: EvalOrder): Promise<EvalResult> {
  const counted: Counted[] = [];
  const batches: EvalBatch[] = [];
  const times: number[] = [];
  const tokens = { input: 0, output: 0 };
  let [cliches, duplicates, inLanguage] = [0, 0, 0];

  const write = async (task: CaptionTask) => {
    const started = performance.now();
    try {
      const { captions, usage } = await writeCaptions(writer, task);
      tokens.input += usage.inputTokens;
      tokens.output += usage.outputTokens;
      return { captions, failure: null };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      return { captions: [], failure: error.message };
    } finally {
      times.push(performance.now() - started);
    }
  };

  for (const [index, { group, keyword }] of order.keywords.entries()) {
    const platform = order.platforms[index % order.platforms.length]!;
    const task = await captionTask({ keyword, platform, count: order.count });
    const written = await write(task);
    batches.push({ group, keyword, platform, ...written });
    const said = saidIn(task);
    const compared = written.captions.map((caption) => toComparable(caption, said));
    for (const [at, caption] of written.captions.entries()) {
      const { emoji, hashtags, amountsAsked: asked } = task;
      const { subject, text, language } = task.brief;
      const spelled = `${text} ${subject}`;
      counted.push({ keyword, spelled, platform, caption, batch: index, emoji, hashtags, asked, language });
      cliches += clichesIn(caption, said).weight;
      inLanguage += Number(languageReason(caption, said, task) === null);
      duplicates += Number(compared.slice(0, at).some((other) => isNearDuplicate(compared[at]!, other)));
    }
  }
  const asked = order.keywords.length * order.count;
  times.sort((a, b) => a - b);
  return {
    writer: name,
    batches,
    counts: countCaptions(counted),
    missing: asked - counted.length,
    languageMatch: inLanguage / Math.max(1, counted.length),
    cliches: (cliches / Math.max(1, counted.length)) * 100,
    nearDuplicates: duplicates,
    milliseconds: { p50: times[Math.floor(times.length * 0.5)] ?? 0, p95: times[Math.floor(times.length * 0.95)] ?? 0 },
    tokens,
    tones: await recognizeTones(order, write),
  };
}

/** Writes captions on three light keywords for each tone. A tone is recognized if it is the nearest of all. */
async function recognizeTones(order: EvalOrder, write: (task: CaptionTask) => Promise<{ captions: string[] }>) {
  const voices = order.tones.map(({ name, tone }) => ({ name, voice: readVoice(tone)! }));
  const keywords = order.keywords.filter(({ group }) => /^(?:object|food|hobby|all)$/u.test(group)).slice(0, 9);
  let [right, of] = [0, 0];
  for (const { name, tone } of order.tones) {
    for (let from = 0; from + 3 <= keywords.length; from += 3) {
      const captions: string[] = [];
      for (const { keyword } of keywords.slice(from, from + 3)) {
        const platform = order.platforms[from % order.platforms.length]!;
        captions.push(...(await write(await captionTask({ keyword, platform, tone, count: 1 }))).captions);
      }
      if (captions.length < 3) continue;
      of += 1;
      right += Number(nearestVoice(captions, voices) === name);
    }
  }
  return { right, of };
}
