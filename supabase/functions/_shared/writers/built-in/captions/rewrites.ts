import { splitTrailingHashtags } from "../../../contract/rules/post-parts.ts";
import { findEmoji } from "../../../contract/rules/caption-length.ts";
import { type RewriteKind, rewriteKinds } from "../../../contract/rules/rewrites.ts";
import { captionKey } from "../../../domain/captions/check.ts";
import type { CaptionTask } from "../../../domain/captions/port.ts";
import { rewriteReasons } from "../../../domain/captions/rewrite/reasons.ts";
import { openingOf } from "../../../domain/captions/rewrite/as-requested.ts";
import { appliesTo } from "../../../domain/captions/rewrite/offers.ts";
import { finishRewrite } from "../../../domain/captions/rewrite/rewrite.ts";
import type { RewriteTask, RewritePort } from "../../../domain/captions/rewrite/port.ts";
import { isByCode } from "../../../domain/captions/rewrite/signs.ts";
import { readVoice } from "../../../domain/captions/voice/read.ts";
import { addEmoji } from "../../../domain/text/emoji.ts";
import { ModelError } from "../../../domain/writing/call.ts";
import { builtInUsage } from "../usage.ts";
import { shorterText } from "./shorter.ts";
import { type Angle, angles } from "./bank/line.ts";
import type { PlannedLine } from "./plan.ts";
import { emojiOf, everyCaption } from "./writer.ts";

/** The rewrites for which this writer has lines of its own, with the angles that suit each. */
const anglesOf: Partial<Record<RewriteKind, readonly Angle[]>> = {
  funnier: ["turn"],
  warmer: angles,
  direct: ["plain", "invite"],
  question: ["reader"],
  opening: angles,
};

/**
 * Rewrites without a model: only what code can do well. It leaves out sentences, and takes other lines of the bank for
 * the same keyword. Hashtags are added, and hashtags and emoji removed, by the domain, for every writer.
 */
export function createBuiltInRewriter(): RewritePort {
  /** The first result that passes every check, or null. */
  async function resultOf(kind: RewriteKind, wanted: Pick<RewriteTask, "text" | "task">): Promise<string | null> {
    const { text, task } = wanted;
    if (task.brief.gravity === "crisis") return null;
    const shorter = kind === "shorter" ? shorterText(text, task) : null;
    if (kind === "emoji") return task.brief.gravity === "light" ? addEmoji(text, await emojiOf(task)) : null;
    const candidates = shorter === null ? await otherCaptions(kind, wanted) : [shorter];
    const asked = { ...wanted, kind, likeText: null };
    return candidates.find((one) => rewriteReasons(finishRewrite(one, wanted), asked).length === 0) ?? null;
  }

  return {
    kind: "built-in",
    async offers(wanted) {
      const kinds: RewriteKind[] = [];
      for (const kind of rewriteKinds) {
        const offered = appliesTo(kind, wanted) && (isByCode(kind) || (await resultOf(kind, wanted)) !== null);
        if (offered) kinds.push(kind);
      }
      return kinds;
    },
    async rewrite(wanted, _rejected, options = {}) {
      if (options.signal?.aborted) throw new ModelError("aborted", "aborted before writing");
      const started = performance.now();
      const text = await resultOf(wanted.kind, wanted);
      if (text === null) throw new ModelError("rejected", `the built-in writer cannot write it ${wanted.kind}`);
      return { text, usage: builtInUsage(started) };
    },
    adapt(_order, _rejected, options = {}) {
      if (options.signal?.aborted) return Promise.reject(new ModelError("aborted", "aborted before writing"));
      return Promise.resolve({ drafts: [], usage: builtInUsage(performance.now()) });
    },
  };
}

/**
 * The writer's other captions for the same keyword that are of this kind, the next one first, with the emoji that the
 * caption has. None for a caption that somebody edited, because a new line would lose what they wrote.
 */
async function otherCaptions(kind: RewriteKind, { text, task }: Pick<RewriteTask, "text" | "task">): Promise<string[]> {
  const suitable = kind === "shorter" ? angles : anglesOf[kind];
  if (!suitable || task.brief.gravity !== "light" || !task.keyword) return [];
  const [own, warm] = [await everyCaption(task), await everyCaption(withWarmVoice(task))];
  const key = captionKey(splitTrailingHashtags(text).body);
  // A caption that was shortened begins as one of the bank.
  const isHere = ({ text: line }: PlannedLine) => captionKey(line).startsWith(key);
  if (![...own, ...warm].some(isHere)) return [];
  const plain = new Set(own.map((line) => line.text));
  const pool = kind === "warmer" ? warm.filter((line) => !plain.has(line.text)) : own;
  const at = pool.findIndex(isHere);
  const emoji = findEmoji(text);
  return [...pool.slice(at + 1), ...pool.slice(0, Math.max(0, at))]
    .filter(({ angle, text: line }) => suitable.includes(angle) && openingOf(line) !== openingOf(text))
    .map(({ text: line }) => (findEmoji(line).length > 0 ? line : addEmoji(line, emoji)));
}

/** The task in a warm voice that otherwise keeps the person's habits. */
function withWarmVoice(task: CaptionTask): CaptionTask {
  return { ...task, voice: task.voice ? { ...task.voice, register: "warm" } : readVoice("Warm.") };
}
