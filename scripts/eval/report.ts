import type { EvalResult } from "./run.ts";

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Prices in US dollars per million tokens. If your model is not listed, look up its prices. */
export interface Prices {
  input: number;
  output: number;
}

/** The results of one run as a Markdown table. @param grades the letters that readers gave, if there are any */
export function evalTable(
  result: EvalResult,
  options: { prices?: Prices; grades?: Record<string, number> } = {},
): string {
  const { counts, tones, tokens, milliseconds } = result;
  const captions = counts.captions;
  const each = Math.max(1, result.batches.length);
  const cost = options.prices
    ? (tokens.input * options.prices.input + tokens.output * options.prices.output) / 1_000_000
    : null;
  const rows: [string, string][] = [
    ["writer", result.writer],
    ["captions, and asked for but not shown", `${captions}, ${result.missing}`],
    ["outside a platform's rules or an asked band", String(counts.broken)],
    ["invented numbers, prices, dates, links, availability", String(counts.invented)],
    ["sentences of five words or more under two keywords", percent(counts.sharedSentences)],
    ["captions without anything of the keyword", percent(counts.withoutKeyword)],
    ["hashtags made of nothing in the keyword", String(counts.strangeHashtags)],
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
    ...(options.grades ? [["grades by readers", gradeWords(options.grades)] as [string, string]] : []),
  ];
  return ["| measure | value |", "|---|---|", ...rows.map(([measure, value]) => `| ${measure} | ${value} |`)].join(
    "\n",
  );
}

function gradeWords(grades: Record<string, number>): string {
  const all = Object.values(grades).reduce((sum, count) => sum + count, 0);
  return (
    ["A", "B", "C", "D"].map((letter) => `${letter} ${percent((grades[letter] ?? 0) / Math.max(1, all))}`).join(", ") +
    ` of ${all}`
  );
}
