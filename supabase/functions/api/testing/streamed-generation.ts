import { startStreamingServer } from "../../_shared/writers/openai/testing/streaming-server.ts";
import { createWriter } from "../../_shared/writers/choose.ts";
import type { FakeResponses } from "../../_shared/platform/testing/fake-supabase.ts";
import { testConfig } from "../../_shared/platform/testing/config.ts";
import { bearer, setUpApi, testReservation, testUsage } from "./set-up.ts";

export const rpc = (name: string) => `/rest/v1/rpc/${name}`;
export const stored = { ...testUsage, outcome: "completed", id: "7", created_at: "2026-06-10T10:00:01.000Z" };
export const database: FakeResponses = {
  [rpc("reserve_generation")]: () => testReservation,
  [rpc("complete_generation")]: () => stored,
  [rpc("extend_generation")]: () => ({ ...testUsage, outcome: "extended" }),
  [rpc("release_generation")]: () => true,
};

/** Captions that pass their checks for the keyword “coffee”. */
export const good = [
  "Coffee first, then words.",
  "Same mug, same chair.",
  "Black, hot, gone.",
  "The kettle hums along.",
];
/** A caption as a model writes it. */
export const piece = (text: string, hashtags: string[] = []) => JSON.stringify({ shape: "plain", text, hashtags });
/** A model's whole response. */
export const whole = (...texts: string[]) => `{"captions":[${texts.map((text) => piece(text)).join(",")}]}`;

export interface World {
  model: ReturnType<typeof startStreamingServer>;
  api: ReturnType<typeof setUpApi>;
  /** Starts a generation whose client asks for events. */
  generate(fields?: Record<string, string | File>): Promise<Response>;
  /** The database calls so far, with what they were told. */
  calls(): [name: string, body: Record<string, unknown>][];
}

/**
 * Runs a test between a model server that it feeds piece by piece and the events of the API. Nothing waits for time:
 * each step follows from the one before.
 */
export async function withModel(
  run: (world: World) => Promise<void>,
  {
    responses = {},
    env = {},
    signal,
  }: { responses?: FakeResponses; env?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<void> {
  const model = startStreamingServer();
  const settings = {
    OPENAI_API_KEY: "k",
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_MODEL_FREE: "m",
    OPENAI_MODEL_PREMIUM: "m",
    ...env,
  };
  const api = setUpApi({ ...database, ...responses }, { env: settings, model: createWriter(testConfig(settings)) });
  try {
    await run({
      model,
      api,
      calls: () => api.received.map(({ path, body }) => [path.replace("/rest/v1/rpc/", ""), body]),
      async generate(fields = {}) {
        const form = new FormData();
        for (const [name, value] of Object.entries({ keyword: "coffee", ...fields })) form.append(name, value);
        return await api.request("/api/generate-caption", {
          method: "POST",
          body: form,
          headers: { ...bearer, accept: "text/event-stream" },
          signal,
        });
      },
    });
    await Promise.all(api.background);
  } finally {
    await model.stop();
  }
}

/** The names of database calls. */
export const names = (calls: [string, unknown][]) => calls.map(([name]) => name);
