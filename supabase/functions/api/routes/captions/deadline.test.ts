import assert from "node:assert/strict";
import { captionMessages } from "../../../_shared/contract/wire/captions.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import type { ModelPort } from "../../../_shared/domain/captions/port.ts";
import { stopOf } from "../../../_shared/domain/writing/call.ts";
import { testConfig } from "../../../_shared/platform/testing/config.ts";
import { createBuiltInWriter } from "../../../_shared/writers/built-in/captions/writer.ts";
import { bearer, setUpApi } from "../../testing/set-up.ts";
import { database, rpc } from "../../testing/streamed-generation.ts";

/**
 * As a connection to a model holds the signal that can stop it. On Deno 2.1, a combined signal that nothing else holds is
 * collected as garbage, with its listeners.
 */
const held = new Set<AbortSignal>();

/** Settles only when its call is stopped. */
const silent: ModelPort = {
  ...createBuiltInWriter(),
  kind: "model",
  writeCaptions: (_task, { signal } = {}) =>
    new Promise((_resolve, reject) => {
      held.add(signal!);
      const stop = () => reject(stopOf(signal!));
      if (signal!.aborted) stop();
      else signal!.addEventListener("abort", stop, { once: true });
    }),
};

/** One request for captions about coffee. */
async function generate(writingDeadlineMs: number, signal?: AbortSignal) {
  const config = { ...testConfig(), writingDeadlineMs };
  const api = setUpApi(database, { config, model: silent });
  const body = new FormData();
  body.append("keyword", "coffee");
  const { method, path } = endpoints.generateCaption;
  // The deadline's own timer keeps no process alive; in the function, its server does.
  const alive = setInterval(() => {}, 60_000);
  try {
    const response = await api.request(path, { method, body, headers: bearer, signal });
    const { code, message } = (await response.json()) as { code: string; message: string };
    return { status: response.status, code, message, calls: api.paths() };
  } finally {
    clearInterval(alive);
  }
}

Deno.test("a writer that is silent until the deadline costs nothing and is reported as a failure", async () => {
  const { status, code, message, calls } = await generate(5);
  assert.deepEqual([status, code, message], [502, "model_failed", captionMessages.modelFailed]);
  assert.deepEqual(calls, [rpc("reserve_generation"), rpc("release_generation")]);
});

Deno.test("a person who leaves before the deadline is not told that the model failed", async () => {
  const { code, calls } = await generate(60_000, AbortSignal.abort());
  assert.equal(code, "client_closed_request");
  assert.deepEqual(calls, [rpc("reserve_generation"), rpc("release_generation")]);
});
