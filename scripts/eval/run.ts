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
import { loadBank } from "../../supabase/functions/_shared/writers/built-in/captions/bank/load.ts";
import { nounForms } from "../../supabase/functions/_shared/writers/built-in/captions/read/noun.ts";
import { understand } from "../../supabase/functions/_shared/writers/built-in/captions/sources.ts";
import { countCaptions, type Counted, type Counts, sentencesOf } from "./counts.ts";
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
  /** Keywords for which nothing was shown. */
  empty: number;
  /** Of five requests for one keyword and one account: captions, and sentences of the writer's own that came again. */
  presses: { captions: number; repeated: number; keywords: number };
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
      const about = await aboutOf(task);
      counted.push({ keyword, spelled, platform, caption, batch: index, emoji, hashtags, asked, language, ...about });
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
    empty: batches.filter(({ captions }) => captions.length === 0).length,
    presses: await pressAgain(order, write),
    languageMatch: inLanguage / Math.max(1, counted.length),
    cliches: (cliches / Math.max(1, counted.length)) * 100,
    nearDuplicates: duplicates,
    milliseconds: { p50: times[Math.floor(times.length * 0.5)] ?? 0, p95: times[Math.floor(times.length * 0.95)] ?? 0 },
    tokens,
    tones: await recognizeTones(order, write),
  };
}

/** What the bank's kinds say of a keyword: its kind or situation, and the tags that were chosen for all kinds. */
export async function aboutOf({ brief }: CaptionTask): Promise<{ subjects: string[]; curated: ReadonlySet<string> }> {
  const bank = await loadBank(brief.language);
  const { kind, situation, sources } = understand(brief, nounForms(brief), null, bank);
  const subjects = [kind, situation, ...sources.map(({ entry }) => entry)].flatMap((entry) => entry?.id ?? []);
  return { subjects: subjects.length > 0 ? subjects : [brief.language], curated: bank.tags };
}

/** How many keywords are tried, and how often each. */
const pressedKeywords = 30;
const pressesOfOne = 5;

/** Asks for captions of one keyword again and again, as one account does, and counts what came twice. */
async function pressAgain(order: EvalOrder, write: (task: CaptionTask) => Promise<{ captions: string[] }>) {
  const keywords = order.keywords.filter(({ group }) => pressed.test(group)).slice(0, pressedKeywords);
  let [captions, repeated] = [0, 0];
  for (const { keyword } of keywords) {
    const recent: string[] = [];
    const seen = new Set<string>();
    for (let press = 0; press < pressesOfOne; press += 1) {
      const task = await captionTask({ keyword, platform: "x", count: order.count, recent: [...recent] });
      const given = new Set(sentencesOf(`${task.brief.subject}. ${keyword}`).map(plain));
      for (const caption of (await write(task)).captions) {
        captions += 1;
        for (const sentence of new Set(sentencesOf(caption).map(plain))) {
          repeated += Number(seen.has(sentence) && !given.has(sentence));
          seen.add(sentence);
        }
        recent.unshift(caption);
      }
    }
  }
  return { captions, repeated, keywords: keywords.length };
}

/** Groups in which the bank has more than twenty-five lines for a keyword. */
const pressed = /^(?:object|food|hobby|offer|launch|event|howto|question|place|all)$/u;

function plain(sentence: string): string {
  return sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
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
