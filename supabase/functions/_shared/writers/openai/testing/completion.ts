interface CompletionChange {
  finish?: string;
  refusal?: string;
  promptTokens?: number;
  completionTokens?: number;
  annotations?: unknown[];
}

/**
 * A response of the Chat Completions API with one message.
 * @param content the message's text, or what it says as JSON
 */
export function completion(content: unknown, change: CompletionChange = {}): Response {
  const { promptTokens = 9, completionTokens = 4 } = change;
  return Response.json({
    id: "c1",
    object: "chat.completion",
    created: 1,
    model: "model-2026",
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
    },
    choices: [
      {
        index: 0,
        finish_reason: change.finish ?? "stop",
        message: {
          role: "assistant",
          content: typeof content === "string" ? content : JSON.stringify(content),
          refusal: change.refusal ?? null,
          annotations: change.annotations ?? [],
        },
      },
    ],
  });
}
