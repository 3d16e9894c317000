import { ModelError, type ModelPort } from "../port.ts";

export interface OpenAiConfig {
  apiKey: string;
  /** Of any server that speaks Chat Completions; OpenAI's own when left out. */
  baseUrl?: string;
  modelFree: string;
  modelPremium: string;
  reasoningEffort?: string;
  /** Milliseconds for one attempt. */
  timeoutMs?: number;
}

/** The writer on a language model behind Chat Completions. */
export function createOpenAiWriter(config: OpenAiConfig): ModelPort {
  const unavailable = () => Promise.reject(new ModelError("unavailable", `${config.modelFree} is not reachable yet`));
  return { kind: "model", writeCaptions: unavailable, repairCaptions: unavailable };
}
