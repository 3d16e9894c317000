import { splitTrailingHashtags } from "../../../contract/rules/post-parts.ts";
import { cleanText } from "../../text/clean.ts";
import { stripMarkup } from "../../text/markup.ts";
import { addUsage, type CallOptions, ModelError, type TokenUsage } from "../../writing/call.ts";
import { rewriteReasons } from "./reasons.ts";
import type { RewriteTask, RewritePort } from "./port.ts";
import { isByCode, withSigns } from "./signs.ts";

/** A rewritten caption and what it cost. */
export interface Rewritten {
  text: string;
  usage: TokenUsage;
}

/**
 * Writes one caption again. Hashtags are added, and hashtags and emoji removed, by code, whoever the writer is. A text that fails the checks
 * is written once more, with the reasons.
 * Rejects with `ModelError` only: the writer's own, or "rejected" when both attempts failed.
 */
export async function rewriteCaption(
  writer: RewritePort,
  wanted: RewriteTask,
  options: CallOptions = {},
): Promise<Rewritten> {
  const started = performance.now();
  if (isByCode(wanted.kind)) {
    const usage = { model: "built-in", inputTokens: 0, outputTokens: 0, ...elapsed(started) };
    return { text: withSigns(wanted.kind, wanted), usage };
  }
  const first = await writer.rewrite(wanted, null, options);
  const text = finishRewrite(first.text, wanted);
  const reasons = rewriteReasons(text, wanted);
  if (reasons.length === 0) return { text, usage: first.usage };
  const problem = reasons.map((reason) => reason.text).join(" ");
  const second = await writer.rewrite(wanted, { text: first.text, problem }, options);
  const repaired = finishRewrite(second.text, wanted);
  const left = rewriteReasons(repaired, wanted);
  if (left.length === 0) return { text: repaired, usage: addUsage(first.usage, second.usage) };
  throw new ModelError("rejected", `no rewrite passed: ${[...new Set(left.map(({ kind }) => kind))].join(", ")}`);
}

const elapsed = (started: number) => ({ milliseconds: Math.round(performance.now() - started) });

/** The writer's text, cleaned, with the hashtags that stood at the end of the original and no others. */
export function finishRewrite(written: string, { text }: Pick<RewriteTask, "text">): string {
  const { joint, hashtags } = splitTrailingHashtags(text);
  const body = splitTrailingHashtags(stripMarkup(cleanText(written), text)).body.trim();
  return body && hashtags ? body + joint + hashtags : body;
}
