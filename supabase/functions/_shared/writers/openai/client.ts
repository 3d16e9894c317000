import OpenAI from "openai";

/** A server that speaks Chat Completions, the API that most servers share. */
export interface OpenAiServer {
  apiKey: string;
  /** Of any such server; OpenAI's own when left out. */
  baseUrl?: string;
  /** Passed on as it is; models without reasoning refuse it, so it stays out unless set. */
  reasoningEffort?: string;
  /** Milliseconds for one attempt; there are at most two. */
  timeoutMs?: number;
}

/** The server with a model for each plan. */
export interface OpenAiConfig extends OpenAiServer {
  modelFree: string;
  modelPremium: string;
}

const attemptTimeoutMs = 30_000;

/** The client for one server. Its defaults, ten minutes and silent retries, are longer than a person waits. */
export function createClient({ apiKey, baseUrl, timeoutMs = attemptTimeoutMs }: OpenAiServer): OpenAI {
  // Servers of one's own often take no key, but the client does not go without.
  return new OpenAI({
    apiKey: apiKey || "none",
    baseURL: baseUrl || undefined,
    timeout: timeoutMs,
    maxRetries: 1,
    logLevel: "off",
  });
}

/**
 * The request's fields for reasoning. Servers have words of their own for it, which the client's type does not know.
 */
export function reasoning({ reasoningEffort }: OpenAiServer): { reasoning_effort?: OpenAI.ReasoningEffort } {
  return reasoningEffort ? { reasoning_effort: reasoningEffort as OpenAI.ReasoningEffort } : {};
}
