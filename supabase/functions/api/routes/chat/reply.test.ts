import assert from "node:assert/strict";
import type { ChatPort, ChatTask } from "../../../_shared/domain/chat/port.ts";
import { ModelError, type ModelErrorKind } from "../../../_shared/domain/writing/call.ts";
import { setUpApi, testUsage } from "../../testing/set-up.ts";

const begin = "/rest/v1/rpc/begin_chat";
const allowed = {
  ...testUsage,
  outcome: "allowed",
  username: "anna",
  has_tone: true,
  is_premium: true,
  premium_access: true,
  premium_until: null,
  subscribed: true,
  renews_at: "2026-07-01T00:00:00.000Z",
  promo_code: null,
};
const usage = { model: "m", inputTokens: 1, outputTokens: 2, milliseconds: 3 };
const question = { messages: [{ role: "user", content: "How?" }] };
const streaming = { headers: { accept: "text/event-stream" } };

const assistant = (reply: ChatPort["reply"]): ChatPort => ({ source: "model", reply });
const failing = (kind: ModelErrorKind) => assistant(() => Promise.reject(new ModelError(kind, "provider said so")));

async function eventsOf(response: Response): Promise<[string, Record<string, unknown>][]> {
  return (await response.text())
    .trim()
    .split("\n\n")
    .map((event) => {
      const [, name = "", data = ""] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? [];
      return [name, JSON.parse(data) as Record<string, unknown>];
    });
}

Deno.test("one database call, the person's own facts, and the documented response", async () => {
  const tasks: ChatTask[] = [];
  const { call, paths, logged } = setUpApi(
    { [begin]: () => allowed },
    {
      chat: assistant(async (task) => {
        tasks.push(task);
        return { text: "So.", usage };
      }),
    },
  );
  const response = await call("POST", "/api/chatbot", question);
  assert.deepEqual(await response.json(), { response: "So.", timestamp: "2026-06-10T10:00:00.000Z", source: "model" });
  assert.deepEqual(paths(), [begin]);
  assert.deepEqual(tasks[0]?.person, {
    username: "anna",
    isPremium: true,
    premiumAccess: true,
    premiumUntil: null,
    subscribed: true,
    renewsAt: "2026-07-01T00:00:00.000Z",
    promoCode: null,
    hasTone: true,
    usage: { used: 1, limit: 5, resetsAt: "2026-06-11T00:00:00.000Z" },
  });
  assert.equal(logged[0]?.event, "chat_replied");
  assert.ok(!JSON.stringify(logged).includes("How?"));
});

Deno.test("pieces come as they are written, then the whole", async () => {
  const { call } = setUpApi(
    { [begin]: () => allowed },
    {
      chat: assistant(async (_task, { onDelta } = {}) => {
        onDelta?.("S");
        onDelta?.("o.");
        return { text: "So.", usage };
      }),
    },
  );
  const response = await call("POST", "/api/chatbot", question, streaming);
  assert.equal(response.headers.get("content-type"), "text/event-stream; charset=utf-8");
  assert.equal(response.headers.get("cache-control"), "no-store, no-transform");
  assert.deepEqual(await eventsOf(response), [
    ["delta", { text: "S" }],
    ["delta", { text: "o." }],
    ["done", { response: "So.", timestamp: "2026-06-10T10:00:00.000Z", source: "model" }],
  ]);
});

Deno.test("a refusal by the model is a reply", async () => {
  const { call } = setUpApi({ [begin]: () => allowed }, { chat: failing("refused") });
  assert.match((await (await call("POST", "/api/chatbot", question)).json()).response, /^I cannot help with that/);
});

for (const [kind, status] of [
  ["timeout", 502],
  ["unavailable", 502],
  ["rate_limited", 502],
  ["config", 503],
] as const) {
  Deno.test(
    `a model that fails with ${kind} is ${status}, by status or as an event, without the provider's words`,
    async () => {
      const { call } = setUpApi({ [begin]: () => allowed }, { chat: failing(kind) });
      const plain = await call("POST", "/api/chatbot", question);
      assert.equal(plain.status, status);
      const body = await plain.json();
      assert.ok(!JSON.stringify(body).includes("provider"));
      assert.equal(body.details.requestId, plain.headers.get("x-request-id"));
      const streamed = await call("POST", "/api/chatbot", question, streaming);
      const details = { ...body.details, requestId: streamed.headers.get("x-request-id") };
      assert.deepEqual(await eventsOf(streamed), [["error", { ...body, details, status }]]);
    },
  );
}

Deno.test("an unknown failure while streaming is a constant message with the request's id", async () => {
  const { call, logged } = setUpApi(
    { [begin]: () => allowed },
    { chat: assistant(() => Promise.reject(new Error("secret detail"))) },
  );
  const response = await call("POST", "/api/chatbot", question, streaming);
  const [[name, body] = []] = await eventsOf(response);
  assert.equal(name, "error");
  assert.deepEqual([body?.code, body?.details], ["internal", { requestId: response.headers.get("x-request-id") }]);
  assert.match(logged[0]?.error ?? "", /secret detail/);
});

Deno.test("whoever stops reading stops the model", async () => {
  const stopped = Promise.withResolvers<void>();
  const { call } = setUpApi(
    { [begin]: () => allowed },
    {
      chat: assistant(
        (_task, { signal, onDelta } = {}) =>
          new Promise((_resolve, reject) => {
            onDelta?.("S");
            signal?.addEventListener("abort", () => {
              stopped.resolve();
              reject(new ModelError("aborted", "left"));
            });
          }),
      ),
    },
  );
  const reader = (await call("POST", "/api/chatbot", question, streaming)).body!.getReader();
  await reader.read();
  await reader.cancel();
  await stopped.promise;
});

Deno.test("limits and gone accounts are refused before the model is asked", async () => {
  const never = assistant(() => {
    throw new Error("asked");
  });
  const limited = await setUpApi(
    { [begin]: () => ({ outcome: "rate_limited", retry_after: 40 }) },
    { chat: never },
  ).call("POST", "/api/chatbot", question, streaming);
  assert.deepEqual([limited.status, limited.headers.get("retry-after")], [429, "40"]);
  assert.equal(
    (
      await setUpApi({ [begin]: () => ({ outcome: "no_account" }) }, { chat: never }).call(
        "POST",
        "/api/chatbot",
        question,
      )
    ).status,
    401,
  );
});
