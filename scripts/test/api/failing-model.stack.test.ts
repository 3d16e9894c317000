import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTemporaryStack } from "../../stack/temporary-stack.ts";
import type { Stack } from "../../stack/stack.ts";
import { liftAddressLimits } from "../support/address-limits.ts";
import { newPerson, Person } from "../support/person.ts";

/** A model server whose responses the test sets. `closed` resolves when a caller disconnects. */
let respondWith: (response: ServerResponse) => void = (response) => response.end();
let server: Server;
let stack: Stack;
const calls = { arrived: Promise.withResolvers<void>(), closed: Promise.withResolvers<void>() };

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.on("close", () => calls.closed.resolve());
    request.on("end", () => {
      calls.arrived.resolve();
      respondWith(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  stack = await startTemporaryStack({
    env: {
      OPENAI_API_KEY: "test-key",
      OPENAI_BASE_URL: baseUrl,
      OPENAI_MODEL_FREE: "free",
      OPENAI_MODEL_PREMIUM: "premium",
    },
  });
  await liftAddressLimits(stack.databaseUrl);
});

afterAll(async () => {
  await stack?.stop();
  server?.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const failing = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
};
const completion = (message: unknown, finish: string) =>
  failing(200, {
    id: "c",
    object: "chat.completion",
    created: 1,
    model: "free",
    choices: [{ index: 0, message, finish_reason: finish, logprobs: null }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });

describe("a generation that fails costs nothing", () => {
  test.each([
    ["the model server crashes", failing(500, { error: { message: "secret stack trace" } }), 502, "model_failed"],
    [
      "the key is refused",
      failing(401, { error: { message: "Incorrect API key provided: test-key" } }),
      503,
      "not_configured",
    ],
    [
      "the response is cut off",
      completion({ role: "assistant", content: '{"captions":[' }, "length"),
      502,
      "model_failed",
    ],
    [
      "the response has the wrong format",
      completion({ role: "assistant", content: "Sure!" }, "stop"),
      502,
      "model_failed",
    ],
    [
      "the model declines",
      completion({ role: "assistant", content: null, refusal: "I cannot help with that." }, "stop"),
      422,
      "model_refused",
    ],
    ["the connection breaks", (response: ServerResponse) => response.destroy(), 502, "model_failed"],
  ])("%s", async (_name, behavior, status, code) => {
    respondWith = behavior;
    const person = await newPerson(stack.url);
    const response = await person.generate();
    expect(response).toMatchObject({ status, body: { code, message: expect.stringContaining("Nothing was counted") } });
    expect(JSON.stringify(response.body)).not.toMatch(/secret|test-key|cannot help/);
    expect(await person.used()).toBe(0);
    expect(await person.history()).toEqual([]);
  });

  test("for a visitor, too", async () => {
    respondWith = completion({ role: "assistant", content: null, refusal: "I cannot help with that." }, "stop");
    const ask = () =>
      new Person(stack.url).call("POST", "/api/generate-free-caption", { json: { keyword: "tea", platform: "x" } });
    for (let n = 0; n < 11; n++) expect((await ask()).status).toBe(422);
  });
});

test("a cancelled request stops the model and costs nothing", async () => {
  calls.arrived = Promise.withResolvers();
  calls.closed = Promise.withResolvers();
  respondWith = () => {};
  const person = await newPerson(stack.url);
  const giveUp = new AbortController();
  const request = person.generate({ keyword: "coffee" }, giveUp.signal).catch((error: Error) => error.name);
  await calls.arrived.promise;
  expect(await person.used()).toBe(1);
  giveUp.abort();
  expect(await request).toBe("AbortError");
  await calls.closed.promise;
  await expect.poll(() => person.used()).toBe(0);
  expect(await person.history()).toEqual([]);
});
