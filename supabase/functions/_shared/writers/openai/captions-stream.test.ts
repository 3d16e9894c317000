import assert from "node:assert/strict";
import type { CaptionDraft, PhotoDescription } from "../../domain/captions/port.ts";
import { fakeTask } from "../../domain/captions/testing/caption-task.ts";
import { writeCaptions } from "../../domain/captions/write.ts";
import { ModelError } from "../../domain/writing/call.ts";
import { createOpenAiWriter } from "./captions.ts";
import { chunkBytes, startStreamingServer } from "./testing/streaming-server.ts";
import { plainPhoto } from "./testing/photo.ts";

type Server = ReturnType<typeof startStreamingServer>;
type Writer = ReturnType<typeof createOpenAiWriter>;

async function withServer(run: (server: Server, writer: Writer) => Promise<void>, timeoutMs?: number): Promise<void> {
  const server = startStreamingServer();
  const models = { modelFree: "small", modelPremium: "large" };
  try {
    await run(server, createOpenAiWriter({ apiKey: "k", baseUrl: server.baseUrl, ...models, timeoutMs }));
  } finally {
    await server.stop();
  }
}

const task = fakeTask({});
const piece = (text: string) => JSON.stringify({ shape: "plain", text, hashtags: ["Coffee"] });
const draft = (text: string): CaptionDraft => ({ text, hashtags: ["Coffee"] });

/** Collects drafts; asks for no more once it has `enough`. */
function collector(enough = Infinity) {
  const handed: [CaptionDraft, PhotoDescription | null][] = [];
  const first = Promise.withResolvers<void>();
  return {
    handed,
    first: first.promise,
    onDrafts(drafts: CaptionDraft[], photo: PhotoDescription | null) {
      handed.push(...drafts.map((each): [CaptionDraft, PhotoDescription | null] => [each, photo]));
      first.resolve();
      return handed.length < enough;
    },
  };
}

Deno.test("bytes that are split inside characters, events and escapes are the same drafts", () =>
  withServer(async (server, writer) => {
    const { handed, onDrafts } = collector();
    const writing = writer.writeCaptions(task, { onDrafts });
    const call = await server.next();
    const text = `{"captions":[${piece('naïve ☕ "quoted"')},${piece("zwei 👩‍👩‍👧")}]}`;
    for (const content of text)
      for (const byte of chunkBytes({ delta: { content } })) call.writeBytes(Uint8Array.of(byte));
    call.finish();
    const { drafts, usage } = await writing;
    assert.deepEqual(
      handed.map(([each]) => each),
      [draft('naïve ☕ "quoted"'), draft("zwei 👩‍👩‍👧")],
    );
    assert.deepEqual(
      drafts,
      handed.map(([each]) => each),
    );
    assert.deepEqual([usage.model, usage.inputTokens, usage.outputTokens], ["m-2026", 100, 50]);
  }),
);

Deno.test("the model is stopped when enough drafts have passed, and its cost is estimated from the texts", () =>
  withServer(async (server, writer) => {
    const { onDrafts } = collector(1);
    const writing = writer.writeCaptions(task, { onDrafts });
    const call = await server.next();
    const written = `{"captions":[${piece("one")}`;
    call.write(written);
    await call.closed;
    const { drafts, usage } = await writing;
    assert.deepEqual(drafts, [draft("one")]);
    assert.equal(usage.outputTokens, Math.ceil(written.length / 4));
    assert.ok(usage.inputTokens > 500, String(usage.inputTokens));
  }),
);

Deno.test("a model that writes more drafts than it was asked for is stopped", () =>
  withServer(async (server, writer) => {
    const { onDrafts } = collector();
    const writing = writer.writeCaptions({ ...task, count: 2 }, { onDrafts });
    const call = await server.next();
    call.write(`{"captions":[${piece("one")},${piece("two")},`);
    call.write(`${piece("three")},`);
    await call.closed;
    assert.deepEqual((await writing).drafts, [draft("one"), draft("two"), draft("three")]);
  }),
);

Deno.test(
  "examples and shapes of the prompt that a small model copies are no drafts, unless they are the keyword",
  () =>
    withServer(async (server, writer) => {
      const copies = [
        "Lemon drizzle cake, straight from the tin! ☕",
        "Coffee.\n\nYou bring the hands, we bring the butter.",
        "One concrete detail: something to see, hear, smell or touch",
        "We are hiring a pastry chef, you bring the hands and we bring the butter.",
      ];
      for (const keyword of ["coffee", "we bring the butter: you bring the hands, we bring the butter"]) {
        const { onDrafts, handed } = collector();
        const writing = writer.writeCaptions({ ...task, count: 5, keyword }, { onDrafts });
        const call = await server.next();
        call.write(`{"captions":[${[...copies, "Corner table, window seat."].map(piece).join(",")}]}`);
        call.finish();
        const texts = ["Corner table, window seat."];
        if (keyword !== "coffee") texts.unshift(copies[1]!);
        assert.deepEqual((await writing).drafts, texts.map(draft));
        assert.equal(handed.length, texts.length);
      }
    }),
);

Deno.test("a problem of an earlier draft that a small model gives back is no draft", () =>
  withServer(async (server, writer) => {
    const problem = "It repeats a caption that the person got lately; write a different one.";
    const writing = writer.repairCaptions(task, [draft("Coffee.")], [problem]);
    const call = await server.next();
    const back = "It repeats a caption that the person got lately; you can write a different one.";
    call.write(`{"captions":[${piece(back)},${piece("Corner table, window seat.")}]}`);
    call.finish();
    assert.deepEqual((await writing).drafts, [draft("Corner table, window seat.")]);
  }),
);

const endless = `{"captions":[{"shape":"plain\\n\\n${"Lemon drizzle cake, straight from the tin\\n\\n".repeat(20)}`;

Deno.test("a model that repeats itself without end is stopped and asked once more", () =>
  withServer(async (server, writer) => {
    const { onDrafts } = collector();
    const writing = writer.writeCaptions(task, { onDrafts });
    const first = await server.next();
    first.write(endless);
    await first.closed;
    const second = await server.next();
    second.write(`{"captions":[${piece("one")}]}`);
    second.finish();
    assert.deepEqual((await writing).drafts, [draft("one")]);
  }),
);

Deno.test("a model that repeats itself twice is reported as invalid, and the log says what to do", () =>
  withServer(async (server, writer) => {
    const writing = writer.writeCaptions(task, { onDrafts: collector().onDrafts });
    const failed = assert.rejects(
      writing,
      (error) =>
        error instanceof ModelError &&
        error.kind === "invalid" &&
        /repeats itself without end.*larger model/u.test(error.message),
    );
    for (let n = 0; n < 2; n += 1) {
      const call = await server.next();
      call.write(endless);
      await call.closed;
    }
    await failed;
  }),
);

Deno.test("without a listener, too, drafts that arrived before the model failed are captions", () =>
  withServer(async (server, writer) => {
    const writing = writeCaptions(writer, task);
    const first = await server.next();
    assert.equal(first.body.stream, true);
    first.write(`{"captions":[${piece("coffee first, then words ☕")},`);
    first.break();
    // The rest is requested once more, and that request is repeated once.
    (await server.next()).break();
    (await server.next()).break();
    assert.deepEqual((await writing).captions, ["coffee first, then words ☕\n\n#Coffee"]);
  }),
);

Deno.test("drafts wait for what was seen in the photo, and come without it if it is not told", async () => {
  const seen = { facts: ["three ducks"], alt_text: "Three ducks" };
  for (const [text, expected] of [
    [`{"photo":${JSON.stringify(seen)},"captions":[${piece("one")}]}`, "Three ducks"],
    [`{"captions":[${piece("one")}],"photo":${JSON.stringify(seen)}}`, "Three ducks"],
    [`{"captions":[${piece("one")}],"photo":null}`, undefined],
    [`{"captions":[${piece("one")}]}`, undefined],
  ] as const) {
    await withServer(async (server, writer) => {
      const { handed, onDrafts } = collector();
      const writing = writer.writeCaptions({ ...task, photo: plainPhoto }, { onDrafts });
      const call = await server.next();
      call.write(text);
      call.finish();
      assert.equal((await writing).photo?.altText, expected);
      assert.deepEqual([handed.length, handed[0]![1]?.altText], [1, expected], text);
    });
  }
});

Deno.test("a server that does not stream sends all drafts at once", async () => {
  const completion = {
    id: "c",
    object: "chat.completion",
    created: 1,
    model: "whole",
    usage: { prompt_tokens: 9, completion_tokens: 4, total_tokens: 13 },
    choices: [
      { index: 0, finish_reason: "stop", message: { role: "assistant", content: `{"captions":[${piece("one")}]}` } },
    ],
  };
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => undefined }, () =>
    Response.json(completion),
  );
  try {
    const { handed, onDrafts } = collector();
    const baseUrl = `http://127.0.0.1:${server.addr.port}/v1`;
    const writer = createOpenAiWriter({ apiKey: "k", baseUrl, modelFree: "m", modelPremium: "m" });
    const { usage } = await writer.writeCaptions(task, { onDrafts });
    assert.deepEqual([handed.length, usage.model, usage.inputTokens, usage.outputTokens], [1, "whole", 9, 4]);
  } finally {
    await server.shutdown();
  }
});

const failures: [string, (call: Awaited<ReturnType<Server["next"]>>) => void, ModelError["kind"]][] = [
  ["a response that ends in the middle", (call) => call.break(), "unavailable"],
  ["the token limit", (call) => call.finish("length"), "truncated"],
  ["the content filter", (call) => call.finish("content_filter"), "refused"],
];
for (const [name, end, kind] of failures) {
  Deno.test(`${name} is reported as ${kind}, with the usage so far and after the drafts before it`, () =>
    withServer(async (server, writer) => {
      const { handed, onDrafts } = collector();
      const writing = writer.writeCaptions(task, { onDrafts });
      const call = await server.next();
      call.write(`{"captions":[${piece("one")},`);
      end(call);
      await assert.rejects(writing, (error) => {
        assert.ok(error instanceof ModelError);
        assert.equal(error.kind, kind);
        return (error.usage?.outputTokens ?? 0) > 0;
      });
      assert.equal(handed.length, 1);
    }),
  );
}

Deno.test(
  "a response that stops arriving is a timeout, and one that is aborted is aborted; both end the connection",
  async () => {
    await withServer(async (server, writer) => {
      const { onDrafts } = collector();
      const writing = writer.writeCaptions(task, { onDrafts });
      const call = await server.next();
      call.write(`{"captions":[${piece("one")},`);
      await assert.rejects(writing, (error) => error instanceof ModelError && error.kind === "timeout");
      await call.closed;
      // The time within which a slow machine, too, gets the request to the server: without it, there is nothing to stop.
    }, 1000);
    const caller = new AbortController();
    await withServer(async (server, writer) => {
      const { first, onDrafts } = collector();
      const writing = writer.writeCaptions(task, { onDrafts, signal: caller.signal });
      const call = await server.next();
      call.write(`{"captions":[${piece("one")},`);
      await first;
      caller.abort();
      await assert.rejects(writing, (error) => error instanceof ModelError && error.kind === "aborted");
      await call.closed;
    });
  },
);
