/**
 * Prints what the built-in writer makes of keywords, to be read by a person.
 * Run: node scripts/read-captions.ts [--platform=x,tiktok] [--count=3] [--seed=1] [--rotate] "keyword" …
 */
import { parseArgs } from "node:util";
import { writeCaptions } from "../supabase/functions/_shared/domain/captions/write.ts";
import { platformIds, type PlatformId } from "../supabase/functions/_shared/contract/platforms.ts";
import { captionTask } from "../supabase/functions/_shared/domain/captions/task.ts";
import { createBuiltInWriter } from "../supabase/functions/_shared/writers/built-in/captions/writer.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { platform: { type: "string", default: platformIds.join(",") }, count: { type: "string", default: "3" }, seed: { type: "string" }, rotate: { type: "boolean", default: false } },
});

/** Repeats with the same seed; without one, every run differs. */
function chance(seed: string | undefined): () => number {
  if (seed === undefined) return Math.random;
  let state = Number(seed) >>> 0;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 4_294_967_296;
}

const platforms = values.platform.split(",").filter((id): id is PlatformId => platformIds.includes(id as PlatformId));
const writer = createBuiltInWriter({ random: chance(values.seed) });
for (const [index, keyword] of positionals.entries()) {
  // With --rotate each keyword is written for one platform, in turn.
  for (const platform of values.rotate ? [platforms[index % platforms.length]!] : platforms) {
    const { captions } = await writeCaptions(writer, await captionTask({ keyword, platform, count: Number(values.count) }));
    console.log(`\n=== ${keyword} (${platform})\n${captions.map((caption) => `-- ${caption}`).join("\n")}`);
  }
}
