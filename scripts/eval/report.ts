import type { EvalResult } from "./run.ts";
import { countGrades } from "./sheet.ts";

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Prices in US dollars per million tokens. If your model is not listed, look up its prices. */
export interface Prices {
  input: number;
  output: number;
}

/** The results of one run as a Markdown table. @param grades the letters that readers gave, if there are any */
export function evalTable(
  result: EvalResult,
  options: { prices?: Prices; grades?: Record<string, string> } = {},
): string {
  const { counts, tones, tokens, milliseconds } = result;
  const captions = counts.captions;
  const each = Math.max(1, result.batches.length);
  const cost = options.prices
    ? (tokens.input * options.prices.input + tokens.output * options.prices.output) / 1_000_000
    : null;
  const rows: [string, string][] = [
    ["writer", result.writer],
    ["captions shown of those asked for", `${captions} of ${captions + result.missing}`],
    ["keywords with nothing to show", String(result.empty)],
    [
      "echoes: the keyword with at most two words more",
      `${counts.echoes} (${percent(counts.echoes / Math.max(1, captions))})`,
    ],
    [
      "five presses: captions, and sentences of the writer's own that came again",
      `${result.presses.captions} for ${result.presses.keywords} keywords, ${result.presses.repeated}`,
    ],
    ["outside a platform's rules or an asked band", String(counts.broken)],
    ["invented numbers, prices, dates, links, availability", String(counts.invented)],
    ["sentences of five words or more under two kinds of subject", percent(counts.sharedSentences)],
    ["hashtags that are neither words of the keyword nor of the bank", String(counts.strangeHashtags)],
    ["different pairs of words (distinct-2)", counts.distinctPairs.toFixed(2)],
    ["language of the keyword", percent(result.languageMatch)],
    ["weight of clichés for 100 captions", result.cliches.toFixed(1)],
    ["near-duplicates in one response", String(result.nearDuplicates)],
    ["tones recognized by measure", tones.of === 0 ? "not tried" : `${tones.right} of ${tones.of}`],
    ["milliseconds for a request, p50 and p95", `${milliseconds.p50.toFixed(1)}, ${milliseconds.p95.toFixed(1)}`],
    ["tokens in and out", tokens.input + tokens.output === 0 ? "none" : `${tokens.input}, ${tokens.output}`],
    ...(cost === null
      ? []
      : [["cost for 1,000 requests", `$${((cost / each) * 1000).toFixed(2)}`] as [string, string]]),
    ...(options.grades ? gradeRows(options.grades, captions + result.missing) : []),
  ];
  return ["| measure | value |", "|---|---|", ...rows.map(([measure, value]) => `| ${measure} | ${value} |`)].join(
    "\n",
  );
}

/** The letters, the yield, and the keywords without anything to post. */
function gradeRows(grades: Record<string, string>, asked: number): [string, string][] {
  const counts = countGrades(grades);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const letters = ["A", "B", "C", "D"].map(
    (letter) => `${letter} ${percent((counts[letter] ?? 0) / Math.max(1, all))}`,
  );
  const posted = new Set(Object.entries(grades).flatMap(([id, letter]) => (/[AB]/u.test(letter) ? [batchOf(id)] : [])));
  const unposted = new Set(
    Object.keys(grades)
      .map(batchOf)
      .filter((batch) => !posted.has(batch)),
  );
  return [
    ["grades by readers", `${letters.join(", ")} of ${all}`],
    ["yield: A and B of the captions asked for", percent((counts["A"]! + counts["B"]!) / Math.max(1, asked))],
    ["keywords of which nothing would be posted", String(unposted.size)],
  ];
}

/** The id of a caption begins with the number of its request. */
function batchOf(id: string): string {
  return id.split("-")[0]!;
}
