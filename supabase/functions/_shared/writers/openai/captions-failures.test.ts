import assert from "node:assert/strict";
import { writeCaptions } from "../../domain/captions/write.ts";
import type { ModelErrorKind } from "../../domain/writing/call.ts";
import { createOpenAiWriter } from "./captions.ts";
import { completion } from "./testing/completion.ts";
import { failsWith, good, task, withServer, type Respond } from "./testing/captions-server.ts";

const failures: [string, Respond, ModelErrorKind][] = [
  ["a refusal", () => completion("", { refusal: "I cannot help with that." }), "refused"],
  ["the content filter", () => completion("", { finish: "content_filter" }), "refused"],
  [
    "a refused request",
    () => Response.json({ error: { message: "policy", code: "content_filter" } }, { status: 400 }),
    "refused",
  ],
  ["a response that reached its limit", () => completion('{"captions":[{"te', { finish: "length" }), "truncated"],
  ["a response that is not JSON", () => completion("Here are your captions!"), "invalid"],
  ["JSON of another shape", () => completion({ captions: ["one", "two"] }), "invalid"],
  ["an empty list", () => completion({ captions: [] }), "invalid"],
  ["a response without a choice", () => Response.json({ id: "x", model: "m", choices: [] }), "invalid"],
  [
    "a wrong key",
    () =>
      Response.json(
        { error: { message: "Incorrect API key provided: test-key", code: "invalid_api_key" } },
        { status: 401 },
      ),
    "config",
  ],
  ["an unknown model", () => Response.json({ error: { message: "no such model" } }, { status: 404 }), "config"],
  [
    "an empty account",
    () =>
      Response.json(
        { error: { message: "quota", code: "insufficient_quota" } },
        { status: 429, headers: { "x-should-retry": "false" } },
      ),
    "config",
  ],
  [
    "too many requests",
    () => Response.json({ error: { message: "slow down" } }, { status: 429, headers: { "x-should-retry": "false" } }),
    "rate_limited",
  ],
  [
    "a failing server",
    () => new Response("boom", { status: 500, headers: { "x-should-retry": "false" } }),
    "unavailable",
  ],
];

for (const [name, respond, kind] of failures) {
  Deno.test(`${name} is reported as ${kind}`, () =>
    withServer(respond, (writer) => failsWith(writer.writeCaptions(task), kind)),
  );
}

const explained: [string, Respond, RegExp][] = [
  [
    "a model that gives no JSON at all",
    () => completion("Sure! Here are your captions: ☕ Coffee first."),
    /small gave no JSON of the asked shape.*strict JSON schemas.*OPENAI_MODEL_FREE and OPENAI_MODEL_PREMIUM/u,
  ],
  [
    "llama.cpp with a context that is too small",
    () => {
      const message = "request (1633 tokens) exceeds the available context size (1024 tokens), try increasing it";
      const error = { code: 400, message, type: "exceed_context_size_error", n_prompt_tokens: 1633, n_ctx: 1024 };
      return Response.json({ error }, { status: 400 });
    },
    /exceed_context_size_error.*larger context/u,
  ],
  [
    "a hosted model with a context that is too small",
    () =>
      Response.json(
        { error: { message: "too long", type: "invalid_request_error", code: "context_length_exceeded" } },
        { status: 400 },
      ),
    /context_length_exceeded.*larger context/u,
  ],
  [
    "a request that the server does not understand",
    () => Response.json({ error: { code: 400, message: "test-key", type: "invalid_request_error" } }, { status: 400 }),
    /^status 400, code 400, type invalid_request_error$/u,
  ],
];
for (const [name, respond, sentence] of explained) {
  Deno.test(`the log explains ${name}`, () =>
    withServer(respond, (writer) =>
      assert.rejects(writer.writeCaptions(task), (error: Error) => {
        assert.match(error.message, sentence);
        return !error.message.includes("test-key");
      }),
    ),
  );
}

Deno.test("an unreachable server is reported as unavailable", async () => {
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => undefined }, () => new Response());
  const { port } = server.addr;
  await server.shutdown();
  await failsWith(
    createOpenAiWriter({
      apiKey: "test-key",
      baseUrl: `http://127.0.0.1:${port}/v1`,
      modelFree: "m",
      modelPremium: "m",
    }).writeCaptions(task),
    "unavailable",
  );
});

Deno.test("a failed attempt is retried once", async () => {
  await withServer(
    (_body, _silence, calls) =>
      calls === 1
        ? new Response("busy", { status: 503, headers: { "retry-after-ms": "1" } })
        : completion({ captions: good }),
    async (writer, bodies) => {
      await writer.writeCaptions(task);
      assert.equal(bodies.length, 2);
    },
  );
});

Deno.test("a silent server ends in a timeout", async () => {
  await withServer(
    (_body, silence) => silence,
    (writer) => failsWith(writer.writeCaptions(task), "timeout"),
    { timeoutMs: 40 },
  );
});

Deno.test("an aborted signal ends the call, even before it starts", async () => {
  const reached = Promise.withResolvers<void>();
  const caller = new AbortController();
  await withServer(
    (_body, silence) => {
      reached.resolve();
      return silence;
    },
    async (writer) => {
      const call = writer.writeCaptions(task, { signal: caller.signal });
      await reached.promise;
      caller.abort();
      await failsWith(call, "aborted");
      await failsWith(writer.writeCaptions(task, { signal: AbortSignal.abort() }), "aborted");
    },
  );
});

Deno.test("missing captions are requested once more, with the problems, and the token usage is added up", async () => {
  const responses = [
    completion({ captions: [good[0], good[1], { text: "Elevate your coffee game", hashtags: [] }] }),
    completion({ captions: good.slice(2) }, { promptTokens: 30, completionTokens: 7 }),
  ];
  await withServer(
    (_body, _silence, calls) => responses[calls - 1]!,
    async (writer, bodies) => {
      const { captions, usage } = await writeCaptions(writer, task);
      assert.equal(captions.length, 3);
      assert.deepEqual([usage.inputTokens, usage.outputTokens], [39, 11]);
      assert.match(
        bodies[1]!.messages[2]!.content as string,
        /rejected, each for its problem.*Elevate.*template.*exactly 2 new captions/su,
      );
    },
  );
});

Deno.test("invalid JSON is requested once more, and the token usage of both responses is added up", async () => {
  const responses = [
    completion('{"captions": [{"text": "cof'),
    completion({ captions: good }, { promptTokens: 30, completionTokens: 7 }),
  ];
  await withServer(
    (_body, _silence, calls) => responses[calls - 1]!,
    async (writer, bodies) => {
      const { drafts, usage } = await writer.writeCaptions(task);
      assert.deepEqual([drafts.length, usage.inputTokens, usage.outputTokens, bodies.length], [3, 39, 11, 2]);
      assert.match(bodies[1]!.messages.at(-1)!.content as string, /not JSON of the asked shape/u);
    },
  );
});
