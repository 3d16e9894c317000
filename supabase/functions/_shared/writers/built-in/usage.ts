import type { TokenUsage } from "../../domain/writing/call.ts";

/**
 * The token usage of a call to the built-in writer: its duration, and no tokens.
 * @param started `performance.now()` when it began
 */
export function builtInUsage(started: number): TokenUsage {
  return { model: "built-in", inputTokens: 0, outputTokens: 0, milliseconds: Math.round(performance.now() - started) };
}
