/**
 * Model servers that people run on their own machine, with their default ports. `owner`: who its list of models must
 * say that they belong to, where other programs use the port as well.
 */
const servers = [
  { name: "Ollama", port: 11434, owner: null },
  { name: "LM Studio", port: 1234, owner: null },
  { name: "llama.cpp", port: 8080, owner: "llamacpp" },
] as const;

/** How long a response may take. A server needs a few milliseconds, but this process may be busy for longer. */
const waitMs = 5_000;

/** A model server on this machine, with one of its models. */
export interface LocalModel {
  name: string;
  baseUrl: string;
  model: string | null;
}

/**
 * Looks for a model server on this machine. All kinds support Chat Completions under /v1 and list their models there.
 * @param ports other ports, for tests
 * @param limitMs another time, for tests
 * @returns the first that responds within five seconds, or null; never rejects
 */
export async function findLocalModel(
  ports: Partial<Record<(typeof servers)[number]["name"], number>> = {},
  limitMs = waitMs,
): Promise<LocalModel | null> {
  const signal = AbortSignal.timeout(limitMs);
  const found = await Promise.all(
    servers.map(async ({ name, port, owner }) => {
      const baseUrl = `http://127.0.0.1:${ports[name] ?? port}/v1`;
      try {
        const response = await fetch(`${baseUrl}/models`, { signal });
        if (!response.ok) return null;
        const list = (await response.json()) as { data?: { id?: unknown; owned_by?: unknown }[] };
        if (!Array.isArray(list.data)) return null;
        if (owner !== null && !list.data.some((entry) => entry.owned_by === owner)) return null;
        const id = list.data.map((entry) => entry.id).find((entry) => typeof entry === "string");
        return { name, baseUrl, model: (id as string | undefined) ?? null };
      } catch {
        // Nothing listens there, or something else does: most machines run no model.
        return null;
      }
    }),
  );
  return found.find((server) => server !== null) ?? null;
}

/** The settings for `.env` that would use it. This is only a hint: nothing changes automatically. */
export function localModelHint({ name, baseUrl, model }: LocalModel): string {
  const chosen = model ?? "the name of a model that you have downloaded";
  return [
    `${name} runs on this machine. To write with it, put this into .env and start again:`,
    "    OPENAI_API_KEY=local",
    `    OPENAI_BASE_URL=${baseUrl}`,
    `    OPENAI_MODEL_FREE=${chosen}`,
    `    OPENAI_MODEL_PREMIUM=${chosen}`,
  ].join("\n  ");
}
