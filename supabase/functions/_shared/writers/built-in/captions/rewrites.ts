import { splitTrailingHashtags } from "../../../contract/rules/post-parts.ts";
import type { RewriteKind } from "../../../contract/rules/rewrites.ts";
import { captionKey } from "../../../domain/captions/check.ts";
import type { CaptionTask } from "../../../domain/captions/port.ts";
import { rewriteReasons } from "../../../domain/captions/rewrite/reasons.ts";
import { openingOf } from "../../../domain/captions/rewrite/as-requested.ts";
import { appliesTo } from "../../../domain/captions/rewrite/offers.ts";
import { finishRewrite } from "../../../domain/captions/rewrite/rewrite.ts";
import type { RewriteTask, RewritePort } from "../../../domain/captions/rewrite/port.ts";
import { ModelError } from "../../../domain/writing/call.ts";
import { builtInUsage } from "../usage.ts";
import { shorterText } from "./shorter.ts";
import { everyText } from "./writer.ts";

/**
 * Rewrites without a model: only what code can do well. It leaves out sentences, and replaces the opening where it has
 * another line for the same keyword. Emoji and hashtags are removed by the domain, for every writer.
 */
export function createBuiltInRewriter(): RewritePort {
  async function resultOf(kind: RewriteKind, { text, task }: Pick<RewriteTask, "text" | "task">) {
    if (task.brief.gravity === "crisis") return null;
    if (kind === "shorter") return shorterText(text, task);
    return kind === "opening" ? otherOpening(text, task) : null;
  }

  async function offered(kind: RewriteKind, wanted: Pick<RewriteTask, "text" | "task">): Promise<boolean> {
    if (kind === "no-hashtags" || kind === "no-emoji") return appliesTo(kind, wanted.text);
    const text = await resultOf(kind, wanted);
    if (text === null) return false;
    return rewriteReasons(finishRewrite(text, wanted), { ...wanted, kind, likeText: null }).length === 0;
  }

  return {
    kind: "built-in",
    async offers(wanted) {
      const kinds: RewriteKind[] = [];
      for (const kind of ["shorter", "opening", "no-hashtags", "no-emoji"] as const) {
        if (await offered(kind, wanted)) kinds.push(kind);
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
 * The next of the writer's lines for the same keyword that begins differently. Null for a caption that somebody edited,
 * because a new line would lose what they wrote.
 */
async function otherOpening(text: string, task: CaptionTask): Promise<string | null> {
  if (task.brief.gravity !== "light" || !task.keyword) return null;
  const bodies = [...new Set(await everyText(task))];
  const own = captionKey(splitTrailingHashtags(text).body);
  const at = bodies.findIndex((body) => captionKey(body) === own);
  if (at < 0) return null;
  const others = [...bodies.slice(at + 1), ...bodies.slice(0, at)];
  return others.find((body) => openingOf(body) !== openingOf(text)) ?? null;
}
