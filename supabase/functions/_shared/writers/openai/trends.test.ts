import assert from "node:assert/strict";
import { ModelError, type ModelErrorKind } from "../../domain/writing/call.ts";
import type { TrendTask } from "../../domain/trending/port.ts";
import { createOpenAiTrends } from "./trends.ts";
import { completion } from "./testing/completion.ts";

const task: TrendTask = {
  date: "2026-11-21",
  platforms: ["X"],
  known: ["Black Friday"],
  pages: [{ name: "Google Trends", url: "https://trends.google.com/trending" }],
};
const response = { emojis: [{ emoji: "🍲", strength: "high" }], hashtags: [], topics: [], links: [] };

interface Body {
  model: string;
  messages: { content: string }[];
  response_format: { json_schema: { strict: boolean } };
}

async function ask(respond: () => Response, bodies: Body[] = []) {
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => undefined }, async (request) => {
    bodies.push(await request.json());
    return respond();
  });
  try {
    return await createOpenAiTrends({
      apiKey: "k",
      baseUrl: `http://127.0.0.1:${server.addr.port}/v1`,
      model: "large",
    }).listTrends(task);
  } finally {
    await server.shutdown();
  }
}

Deno.test("requests the day's trends with a strict schema and returns the citations", async () => {
  const bodies: Body[] = [];
  const { trends, usage } = await ask(
    () =>
      completion(JSON.stringify(response), {
        annotations: [
          {
            type: "url_citation",
            url_citation: { url: "https://news.example/", title: "t", start_index: 0, end_index: 1 },
          },
          { type: "other" },
        ],
      }),
    bodies,
  );
  assert.deepEqual(trends, { ...response, citedUrls: ["https://news.example/"] });
  assert.deepEqual([usage.model, usage.inputTokens, usage.outputTokens], ["model-2026", 9, 4]);
  assert.equal(bodies[0]?.model, "large");
  assert.equal(bodies[0]?.response_format.json_schema.strict, true);
  assert.match(
    bodies[0]!.messages.map(({ content }) => content).join("\n"),
    /Black Friday[^]*trends\.google\.com[^]*2026-11-21/,
  );
});

const failures: [ModelErrorKind, () => Response][] = [
  ["refused", () => completion("", { refusal: "no" })],
  ["truncated", () => completion("{", { finish: "length" })],
  ["invalid", () => completion("Sure! Here you go")],
  ["invalid", () => completion(JSON.stringify({ ...response, emojis: [{ emoji: "🍲", strength: "nuclear" }] }))],
  ["config", () => Response.json({ error: { message: "bad key" } }, { status: 401 })],
];
for (const [kind, respond] of failures) {
  Deno.test(`a failing model rejects as ${kind}`, () =>
    assert.rejects(ask(respond), (error) => error instanceof ModelError && error.kind === kind),
  );
}
