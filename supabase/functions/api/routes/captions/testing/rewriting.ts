import { testConfig } from "../../../../_shared/platform/testing/config.ts";
import { fakeSupabase, testToken } from "../../../../_shared/platform/testing/fake-supabase.ts";
import { createBuiltInWriter } from "../../../../_shared/writers/built-in/captions/writer.ts";
import { createApp } from "../../../app.ts";
import { startModelServer } from "../../../testing/model-server.ts";

const now = Date.parse("2026-06-10T10:00:00Z");
const sub = "00000000-0000-4000-8000-000000000001";
const usage = { used: 1, limit: 5, resets_at: "2026-06-11T00:00:00.000Z" };
const rpc = (name: string) => `/rest/v1/rpc/${name}`;

/** An entry of the history, as the database describes it. */
export const entry = {
  keyword: "sourdough, 6 loaves on Friday",
  platform: "x",
  intent: "thing",
  language: "en",
  tone: null as string | null,
  tone_off: [] as string[],
  premium_access: false,
};

/** A response of the Chat Completions API with this content. */
export const completion = (content: string, refusal: string | null = null) =>
  Response.json({
    id: "c",
    object: "chat.completion",
    created: 1,
    model: "m",
    usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content, refusal } }],
  });

export interface Exchange {
  status: number;
  // oxlint-disable-next-line no-explicit-any -- the tests read many shapes
  body: any;
  /** The database functions that were called, in order. */
  paths: string[];
  /** The texts that the model server received. */
  prompts: string[];
  /** What was stored as the cost; undefined when nothing was completed. */
  stored?: Record<string, unknown>;
}

/**
 * One call about a caption of the history, with a model server that sends these responses in order and then repeats the
 * last one; without any, the built-in writer responds.
 */
export async function callAboutCaption(
  call: "rewrite" | "rewrite-options" | "adapt",
  input: unknown,
  {
    responses = [],
    stored = {},
    reserved = {},
    path = "7/0",
    signal,
  }: {
    responses?: ((prompt: string) => Response)[];
    stored?: Partial<typeof entry>;
    reserved?: Record<string, unknown>;
    path?: string;
    signal?: AbortSignal;
  } = {},
): Promise<Exchange> {
  const server = startModelServer(responses);
  const row = { ...entry, ...stored };
  const supabase = fakeSupabase({
    [rpc("find_rewritable")]: () => ({ ...row, rewrites_left: 3 }),
    [rpc("reserve_rewrite")]: () => ({ ...row, ...usage, outcome: "reserved", generation_id: "g1", ...reserved }),
    [rpc("complete_rewrite")]: () => ({ ...usage, outcome: "completed", rewrites_left: 2 }),
    [rpc("release_generation")]: () => true,
  });
  const config = testConfig(responses.length === 0 ? {} : server.env);
  const app = createApp({
    config,
    model: createBuiltInWriter(),
    log: () => undefined,
    now: () => now,
    fetch: supabase.fetch,
    background: () => undefined,
  });
  try {
    const response = await app.request(`https://kite.test/api/captions/${path}/${call}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${testToken({ sub, exp: now / 1000 + 3600 })}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(input),
      signal,
    });
    const paths = supabase.received.map(({ path: called }) => called.replace("/rest/v1/rpc/", ""));
    const cost = supabase.received.find(({ path: called }) => called === rpc("complete_rewrite"))?.body;
    return { status: response.status, body: await response.json(), paths, prompts: server.prompts, stored: cost };
  } finally {
    await server.stop();
  }
}
