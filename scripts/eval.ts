/** `npm run eval`: measures a writer of captions. `docs/captions.md` explains the measures. */
import { readFileSync, writeFileSync } from "node:fs";
import { type PlatformId, platformIds } from "../supabase/functions/_shared/contract/rules/platforms.ts";
import { createOpenAiWriter } from "../supabase/functions/_shared/writers/openai/captions.ts";
import { createBuiltInWriter } from "../supabase/functions/_shared/writers/built-in/captions/writer.ts";
import type { ModelPort } from "../supabase/functions/_shared/domain/captions/port.ts";
import { ablationTable } from "./eval/ablate.ts";
import { readKeywords, readTones } from "./eval/inputs.ts";
import { readRecording, recorded, type Recording, replay } from "./eval/recordings.ts";
import { evalTable } from "./eval/report.ts";
import { runEval } from "./eval/run.ts";
import { gradingSheet, sheetCaptions } from "./eval/sheet.ts";
import { readArguments } from "./command/options.ts";
import { fromRoot } from "./command/paths.ts";
import { loadEnvironment } from "./stack/settings.ts";

const help = `npm run eval -- [--writer=built-in|configured] [--keywords=file.tsv] [--tones=file.tsv] [--platforms=x,tiktok]
       [--count=5] [--limit=20] [--seed=1] [--record=file.json | --replay=file.json] [--sheet=file.html]
       [--grades=grades.json] [--prices=0.4,1.6] [--ablate]
Runs a writer of captions over a keyword file, prints one table, and writes a sheet for blind grading.
With --ablate, switches off each rule and each group of words by which the built-in writer understands a keyword, one at
a time, and prints the keywords that are understood differently.`;
const { values } = readArguments(help, {
  writer: { type: "string", default: "built-in" },
  keywords: { type: "string", default: fromRoot("scripts/eval/keywords.tsv") },
  tones: { type: "string", default: fromRoot("scripts/eval/tones.tsv") },
  platforms: { type: "string", default: platformIds.join(",") },
  count: { type: "string", default: "5" },
  limit: { type: "string" },
  seed: { type: "string", default: "1" },
  record: { type: "string" },
  replay: { type: "string" },
  sheet: { type: "string" },
  grades: { type: "string" },
  prices: { type: "string" },
  ablate: { type: "boolean", default: false },
});

/** Repeatable with the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 4_294_967_296;
}

function chosenWriter(): { writer: ModelPort; name: string } {
  if (values.replay) {
    const recording = readRecording(values.replay);
    return {
      writer: replay(recording),
      name: `${recording.source}${recording.synthetic ? " (synthetic: written by hand, no model)" : " (replayed)"}`,
    };
  }
  if (values.writer === "built-in") {
    return { writer: createBuiltInWriter({ random: seeded(Number(values.seed)) }), name: "built-in" };
  }
  if (values.writer !== "configured") throw new Error("--writer is built-in or configured.");
  const env = loadEnvironment();
  const apiKey = env["OPENAI_API_KEY"];
  if (!apiKey) throw new Error("OPENAI_API_KEY is not set, so no model is configured. See .env.example.");
  const model = env["OPENAI_MODEL_FREE"] ?? "gpt-4.1-mini";
  const config = {
    apiKey,
    baseUrl: env["OPENAI_BASE_URL"],
    reasoningEffort: env["OPENAI_REASONING_EFFORT"],
    modelFree: model,
    modelPremium: model,
  };
  return { writer: createOpenAiWriter(config), name: model };
}

try {
  if (values.ablate) {
    console.log(await ablationTable(readKeywords(values.keywords)));
    process.exit(0);
  }
  const { writer, name } = chosenWriter();
  const recording: Recording = { synthetic: false, source: name, responses: {} };
  const platforms = values.platforms
    .split(",")
    .filter((id): id is PlatformId => platformIds.includes(id as PlatformId));
  if (platforms.length === 0) throw new Error(`--platforms knows ${platformIds.join(", ")}.`);
  const keywords = readKeywords(values.keywords).slice(0, values.limit ? Number(values.limit) : undefined);
  const order = {
    keywords,
    platforms,
    tones: values.replay ? [] : readTones(values.tones),
    count: Number(values.count),
  };
  const result = await runEval(values.record ? recorded(writer, recording) : writer, name, order);
  const [input, output] = (values.prices ?? "").split(",").map(Number);
  const grades = values.grades
    ? (JSON.parse(readFileSync(values.grades, "utf8")) as Record<string, string>)
    : undefined;
  console.log(
    evalTable(result, { ...(input && output ? { prices: { input, output } } : {}), ...(grades ? { grades } : {}) }),
  );
  for (const { keyword, platform, failure } of result.batches) {
    if (failure) console.log(`Nothing for ${JSON.stringify(keyword)} on ${platform}: ${failure}`);
  }
  for (const [kind, list] of Object.entries(result.counts.examples)) {
    console.log(`\n${kind}:\n${list.map((line) => `- ${line}`).join("\n")}`);
  }
  if (values.record) writeFileSync(values.record, JSON.stringify(recording, null, 1));
  if (values.sheet) {
    writeFileSync(values.sheet, gradingSheet(sheetCaptions(result.batches, seeded(Number(values.seed)))));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
