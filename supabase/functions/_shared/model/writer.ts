import type { Config } from "../env.ts";
import { createBuiltInWriter } from "../writers/built-in/captions/writer.ts";
import { createOpenAiWriter } from "../writers/openai/captions.ts";
import type { ModelPort } from "./port.ts";

/** The language model when a key is configured, else the built-in writer. */
export function createWriter(config: Config): ModelPort {
  return config.openAi === null ? createBuiltInWriter() : createOpenAiWriter(config.openAi);
}
