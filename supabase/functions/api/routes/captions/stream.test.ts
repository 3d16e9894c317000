import assert from "node:assert/strict";
import { captionEvents } from "../../../_shared/contract/wire/caption-events.ts";
import { captionMessages } from "../../../_shared/contract/wire/captions.ts";
import type { ModelCall } from "../../../_shared/writers/openai/testing/streaming-server.ts";
import { readEvents } from "../../testing/read-events.ts";
import { bearer, setUpApi, testUsage } from "../../testing/set-up.ts";
import {
  database,
  good,
  names,
  piece,
  rpc,
  stored,
  whole,
  withModel,
  type World,
} from "../../testing/streamed-generation.ts";

/** A generation whose model has written the first caption, which was sent. */
async function firstCaption(generate: World["generate"], model: World["model"]) {
  const events = readEvents(await generate());
  await events.next();
  const call = await model.next();
  call.write(`{"captions":[${piece(good[0]!)},`);
  await events.next();
  return { events, call };
}

Deno.test("each caption is sent when its last token is written: the first needs no token of the second", () =>
  withModel(async ({ model, generate, calls }) => {
    const response = await generate();
    assert.equal(response.status, 200);
    assert.deepEqual(
      ["content-type", "cache-control", "x-accel-buffering"].map((name) => response.headers.get(name)),
      ["text/event-stream; charset=utf-8", "no-store, no-transform", "no"],
    );
    const events = readEvents(response);
    const start = await events.next();
    assert.deepEqual(start, {
      name: "start",
      data: { requested: 3, writer: "model", brief: { intent: "unknown", language: "en", gravity: "light" } },
    });
    const call = await model.next();
    assert.deepEqual(names(calls()), ["reserve_generation"], "nothing is counted before the first caption");
    assert.deepEqual([call.body.stream, call.body.stream_options], [true, { include_usage: true }]);
    call.write('{"captions":[');
    for (const [place, text] of good.slice(0, 3).entries()) {
      for (const token of piece(text).match(/.{1,4}/gs)!) call.write(token);
      assert.deepEqual(await events.next(), { name: "caption", data: { id: "7", place, text } });
      call.write(",");
    }
    const done = await events.next();
    assert.equal(done?.name, "done");
    assert.deepEqual(captionEvents.done.parse(done?.data), {
      id: "7",
      keyword: "coffee",
      platform: "general",
      captions: good.slice(0, 3),
      createdAt: stored.created_at,
      writer: "model",
      usage: { used: 1, limit: 5, resetsAt: testUsage.resets_at },
      requested: 3,
      brief: { intent: "unknown", language: "en", gravity: "light" },
    });
    assert.equal(await events.next(), null);
    // Three passed: the model is stopped in the middle of its six.
    await call.closed;
  }),
);

Deno.test(
  "the first caption counts, the others are added at their place, and the cost is written once at the end",
  () =>
    withModel(async ({ model, generate, calls }) => {
      const { events, call } = await firstCaption(generate, model);
      assert.deepEqual(names(calls()), ["reserve_generation", "complete_generation"]);
      call.write(piece(good[1]!));
      await events.next();
      call.write(`,${piece(good[2]!)}]}`);
      call.finish();
      assert.deepEqual(
        (await events.rest()).map(({ name }) => name),
        ["caption", "done"],
      );
      const [, complete, ...extend] = calls();
      assert.deepEqual(
        [complete![1]["p_captions"], complete![1]["p_model"], complete![1]["p_input_tokens"]],
        [[good[0]], null, null],
      );
      assert.deepEqual(
        extend.map(([name, { p_place, p_captions, p_model }]) => [name, p_place, p_captions, p_model]),
        [
          ["extend_generation", 1, [good[1]], null],
          ["extend_generation", 2, [good[2]], null],
          ["extend_generation", 3, [], "m-2026"],
        ],
      );
      assert.ok((extend[2]![1]["p_output_tokens"] as number) > 0, "a stopped model reports nothing: it is estimated");
    }),
);

Deno.test("a draft that does not pass is not sent, and reported tokens are stored", () =>
  withModel(async ({ model, generate, calls }) => {
    const events = readEvents(await generate());
    await events.next();
    const call = await model.next();
    call.write(whole("Coffee for only $2.50.", good[0]!, "Elevate your mornings with pure magic.", good[1]!));
    call.finish();
    const again = await model.next();
    again.write(whole(good[0]!, good[2]!));
    again.finish();
    assert.deepEqual(
      (await events.rest()).map(({ name, data }) => [name, data["text"]]),
      [...good.slice(0, 3).map((text) => ["caption", text]), ["done", undefined]],
    );
    assert.ok((calls().at(-1)![1]["p_input_tokens"] as number) > 100, "both calls together");
  }),
);

Deno.test("broken JSON is requested once more: what was sent stays, and nothing is sent twice", () =>
  withModel(async ({ model, generate, calls }) => {
    const events = readEvents(await generate());
    await events.next();
    const call = await model.next();
    call.write(`{"captions":[${piece(good[0]!)}, {"te`);
    call.finish();
    const again = await model.next();
    assert.match(String(again.body.messages.at(-1)?.content), /not JSON/);
    again.write(whole(good[0]!, good[1]!, good[2]!));
    again.finish();
    assert.deepEqual(
      (await events.rest()).map(({ name, data }) => [name, data["place"]]),
      [
        ["caption", 0],
        ["caption", 1],
        ["caption", 2],
        ["done", undefined],
      ],
    );
    assert.equal(names(calls()).filter((name) => name === "complete_generation").length, 1);
  }),
);

/** Responds to every request for the model in the same way. */
async function respondToAll(model: World["model"], count: number, respond: (call: ModelCall) => void): Promise<void> {
  for (let n = 0; n < count; n += 1) respond(await model.next());
}

const failing: [string, (call: ModelCall) => void, number, string, number, string][] = [
  [
    "JSON that stays broken",
    (call) => {
      call.write("Sure! Here are some captions.");
      call.finish();
    },
    2,
    "model_failed",
    502,
    captionMessages.modelFailed,
  ],
  [
    "a refusal",
    (call) => {
      call.refuse("I cannot help with that.");
      call.finish();
    },
    1,
    "model_refused",
    422,
    captionMessages.modelRefused,
  ],
  [
    "not one caption that passes",
    (call) => {
      call.write(whole("Elevate your coffee.", "Only $2 today!"));
      call.finish();
    },
    2,
    "model_failed",
    502,
    captionMessages.modelRejected,
  ],
];
for (const [name, respond, count, code, status, message] of failing) {
  Deno.test(`${name}: the event has the error and the status of the JSON response, and nothing is counted`, () =>
    withModel(async ({ model, generate, calls }) => {
      const response = await generate();
      const events = readEvents(response);
      const responding = respondToAll(model, count, respond);
      const [start, error, ...more] = await events.rest();
      await responding;
      // Failures of the server name the request, so that the log can be searched for it.
      const details = status >= 500 ? { details: { requestId: response.headers.get("x-request-id") } } : {};
      const data = { code, message, ...details, status };
      assert.deepEqual([start?.name, error, more], ["start", { name: "error", data }, []]);
      captionEvents.error.parse(error?.data);
      assert.deepEqual(names(calls()), ["reserve_generation", "release_generation"]);
    }),
  );
}

Deno.test("one caption of three is asked for once more, and is done", () =>
  withModel(async ({ model, generate }) => {
    const events = readEvents(await generate());
    const responding = respondToAll(model, 2, (call) => {
      call.write(whole(good[0]!));
      call.finish();
    });
    const [, caption, done] = await events.rest();
    await responding;
    assert.deepEqual(
      [caption?.data["text"], done?.name, done?.data["captions"], done?.data["requested"]],
      [good[0], "done", [good[0]], 3],
    );
  }),
);

Deno.test("a model that breaks off is asked for the rest", () =>
  withModel(async ({ model, generate, calls }) => {
    const { events, call } = await firstCaption(generate, model);
    call.break();
    const again = await model.next();
    again.write(whole(good[1]!, good[2]!));
    again.finish();
    assert.deepEqual(
      (await events.rest()).map(({ name }) => name),
      ["caption", "caption", "done"],
    );
    assert.ok(!names(calls()).includes("release_generation"));
  }),
);

Deno.test("a model that breaks off twice ends in an error that says what is kept; the entry stays counted", () =>
  withModel(async ({ model, generate, calls }) => {
    const response = await generate();
    const events = readEvents(response);
    await events.next();
    const call = await model.next();
    call.write(`{"captions":[${piece(good[0]!)},`);
    await events.next();
    call.finish("content_filter");
    assert.deepEqual(await events.rest(), [
      {
        name: "error",
        data: {
          code: "model_failed",
          message: captionMessages.modelStopped,
          details: { kept: 1, requested: 3, requestId: response.headers.get("x-request-id") },
          status: 502,
        },
      },
    ]);
    assert.deepEqual(names(calls()), ["reserve_generation", "complete_generation", "extend_generation"]);
    assert.deepEqual([calls()[2]![1]["p_captions"], calls()[2]![1]["p_input_tokens"]], [[], 100]);
  }),
);

Deno.test("the built-in writer's captions are compared before they are sent, since nobody waits for them", async () => {
  const api = setUpApi(database);
  const form = new FormData();
  form.append("keyword", "is it too early for mulled wine");
  const response = await api.request("/api/generate-caption", {
    method: "POST",
    body: form,
    headers: { ...bearer, accept: "text/event-stream" },
  });
  const events = await readEvents(response).rest();
  assert.deepEqual(
    events.map(({ name }) => name),
    ["start", "caption", "caption", "caption", "done"],
  );
  assert.deepEqual(
    api.received.map(({ path }) => path),
    ["reserve_generation", "complete_generation", "extend_generation"].map(rpc),
    "all captions are stored by one call",
  );
});
