import assert from "node:assert/strict";
import { fakeTask } from "../../../domain/captions/testing/caption-task.ts";
import { ModelError, type ModelErrorKind } from "../../../domain/writing/call.ts";
import { createOpenAiWriter } from "../captions.ts";

/** What the writer is asked for, unless a test says otherwise. */
export const task = fakeTask({ tone: "short lines, lower case" });

/** Drafts for `task` that pass their checks. */
export const good = ["coffee first, then words ☕", "same mug, same chair ☕", "black, hot, gone ☕"].map((text) => ({
  text,
  hashtags: ["Coffee"],
}));

/** The part of a request to the model that tests read. */
export interface Body {
  model: string;
  messages: {
    role: string;
    content: string | { type: string; text?: string; image_url?: { url: string; detail: string } }[];
  }[];
  response_format: { type: string; json_schema: { strict: boolean } };
  reasoning_effort?: string;
}

/** How the server responds; `silence` settles only when the test is over. */
export type Respond = (body: Body, silence: Promise<Response>, calls: number) => Response | Promise<Response>;

/** Starts a server with the API's format, and a writer that uses it. */
export async function withServer(
  respond: Respond,
  run: (writer: ReturnType<typeof createOpenAiWriter>, bodies: Body[]) => Promise<void>,
  config: { timeoutMs?: number; reasoningEffort?: string } = {},
): Promise<void> {
  const bodies: Body[] = [];
  const release = Promise.withResolvers<Response>();
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => undefined }, async (request) => {
    bodies.push(await request.json());
    return respond(bodies[bodies.length - 1]!, release.promise, bodies.length);
  });
  try {
    await run(
      createOpenAiWriter({
        apiKey: "test-key",
        baseUrl: `http://127.0.0.1:${server.addr.port}/v1`,
        modelFree: "small",
        modelPremium: "large",
        ...config,
      }),
      bodies,
    );
  } finally {
    release.resolve(new Response());
    await server.shutdown();
  }
}

/** Asserts that a call fails with `kind` and without telling the API key. */
export function failsWith(promise: Promise<unknown>, kind: ModelErrorKind): Promise<void> {
  return assert.rejects(
    promise,
    (error) => error instanceof ModelError && error.kind === kind && !error.message.includes("test-key"),
  );
}
