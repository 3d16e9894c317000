import OpenAI from "openai";

/** A server with the Chat Completions API, which most providers support. */
export interface OpenAiServer {
  apiKey: string;
  /** The base URL of any such server. Default: OpenAI's. */
  baseUrl?: string;
  /** Sent unchanged, and only if set, because models without reasoning reject it. */
  reasoningEffort?: string;
  /** Milliseconds for one attempt; there are at most two. */
  timeoutMs?: number;
}

/** The server with a model for each plan. */
export interface OpenAiConfig extends OpenAiServer {
  modelFree: string;
  modelPremium: string;
}

export const attemptTimeoutMs = 30_000;

/**
 * Creates the client for one server, without the library's defaults (ten minutes and retries), which are longer than
 * people wait.
 */
export function createClient({ apiKey, baseUrl, timeoutMs = attemptTimeoutMs }: OpenAiServer): OpenAI {
  // Self-hosted servers often need no key, but the client requires one.
  return new OpenAI({
    apiKey: apiKey || "none",
    baseURL: baseUrl || undefined,
    timeout: timeoutMs,
    maxRetries: 1,
    logLevel: "off",
  });
}

/** The request's fields for reasoning. Some servers use values that the client's type does not include. */
export function reasoning({ reasoningEffort }: OpenAiServer): { reasoning_effort?: OpenAI.ReasoningEffort } {
  return reasoningEffort ? { reasoning_effort: reasoningEffort as OpenAI.ReasoningEffort } : {};
}
