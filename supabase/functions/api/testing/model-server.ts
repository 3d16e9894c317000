/**
 * Starts a model's server that sends these responses in order and then repeats the last one.
 * @returns the settings with which the API calls it, and the texts that it received
 */
export function startModelServer(responses: readonly ((prompt: string) => Response)[]) {
  const prompts: string[] = [];
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => undefined }, async (request) => {
    const prompt = await request.text();
    prompts.push(prompt);
    return responses[Math.min(prompts.length, responses.length) - 1]!(prompt);
  });
  return {
    env: {
      OPENAI_API_KEY: "k",
      OPENAI_BASE_URL: `http://127.0.0.1:${server.addr.port}/v1`,
      OPENAI_MODEL_FREE: "m",
      OPENAI_MODEL_PREMIUM: "m",
    },
    prompts,
    stop: () => server.shutdown(),
  };
}
