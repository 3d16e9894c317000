import assert from "node:assert/strict";
import { captionMessages } from "../../../_shared/contract/wire/captions.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { createWriter } from "../../../_shared/writers/choose.ts";
import { testConfig } from "../../../_shared/platform/testing/config.ts";
import { fakeSupabase } from "../../../_shared/platform/testing/fake-supabase.ts";
import { createApp } from "../../app.ts";
import { startModelServer } from "../../testing/model-server.ts";
import { bearer, testNow, testReservation, testUsage } from "../../testing/set-up.ts";
import { completion } from "./testing/rewriting.ts";

// What a person gets when a model misbehaves: a fake model server on one side, the API's response on the other.

const rpc = (name: string) => `/rest/v1/rpc/${name}`;

type Caption = string | { text: string; hashtags: string[] };
interface Result {
  status: number;
  body: Record<string, unknown> & { captions?: string[]; message?: string };
  paths: string[];
  calls: number;
  /** What `complete_generation` was told; undefined when it was not called. */
  stored?: Record<string, unknown>;
}

const caption = (given: Caption) =>
  typeof given === "string" ? { shape: "plain", text: given, hashtags: [] } : { shape: "plain", ...given };
const written =
  (...captions: Caption[]) =>
  () =>
    completion(JSON.stringify({ captions: captions.map(caption) }));

/** One generation with a model server that sends these responses in order and then repeats the last one. */
async function generate(
  responses: (() => Response)[],
  fields: Record<string, string> = {},
  reserved: Record<string, unknown> = {},
): Promise<Result> {
  const server = startModelServer(responses);
  const supabase = fakeSupabase({
    [rpc("reserve_generation")]: () => ({ ...testReservation, ...reserved }),
    [rpc("complete_generation")]: () => ({
      ...testUsage,
      outcome: "completed",
      id: "7",
      created_at: "2026-06-10T10:00:01.000Z",
    }),
    [rpc("release_generation")]: () => true,
  });
  const config = testConfig(server.env);
  const app = createApp({
    config,
    model: createWriter(config),
    log: () => undefined,
    now: () => testNow,
    fetch: supabase.fetch,
    background: () => undefined,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ keyword: "coffee", ...fields })) form.append(name, value);
  try {
    const response = await app.request("https://kite.test/api/generate-caption", {
      method: "POST",
      body: form,
      headers: bearer,
    });
    const stored = supabase.received.find(({ path }) => path === rpc("complete_generation"))?.body;
    const paths = supabase.received.map(({ path }) => path.replace("/rest/v1/rpc/", ""));
    return { status: response.status, body: await response.json(), paths, calls: server.prompts.length, stored };
  } finally {
    await server.stop();
  }
}

const good = [
  "Coffee first, then words.",
  "Same mug, same chair.",
  "The kettle has opinions about this morning's start.",
];
const kept = good.slice(0, 2);
const counted = ["reserve_generation", "complete_generation"];
const givenBack = ["reserve_generation", "release_generation"];

Deno.test("good captions are shown as they are, for one call", async () => {
  const { status, body, paths, calls } = await generate([
    written("Coffee first, then words.", "Same mug, same chair.", "Black, hot, gone."),
  ]);
  assert.deepEqual([status, calls, paths], [200, 1, counted]);
  const result = endpoints.generateCaption.response.parse(body);
  assert.deepEqual(result.captions, ["Coffee first, then words.", "Same mug, same chair.", "Black, hot, gone."]);
  assert.deepEqual([result.requested, result.writer, result.brief?.gravity], [3, "model", "light"]);
});

Deno.test("what a generation cost is stored under the right names, all of its calls together", async () => {
  const once = await generate([written("Coffee first, then words.", "Same mug, same chair.", "Black, hot, gone.")]);
  const { p_generation_id, p_model, p_input_tokens, p_output_tokens } = once.stored ?? {};
  assert.deepEqual([p_generation_id, p_model, p_input_tokens, p_output_tokens], ["g1", "m", 100, 50]);
  const twice = await generate([written(kept[0]!, kept[1]!, kept[0]!)]);
  assert.equal(twice.calls, 2);
  assert.deepEqual([twice.stored?.["p_input_tokens"], twice.stored?.["p_output_tokens"]], [200, 100]);
});

const misbehaving: [string, () => Response, Record<string, string>?][] = [
  ["identical candidates", written(kept[0]!, kept[1]!, kept[0]!, kept[0]!, kept[1]!)],
  [
    "clichés",
    written(
      ...kept,
      "Elevate your mornings with pure magic.",
      "It's not just coffee, it's a ritual.",
      "Sip, savor, repeat.",
    ),
  ],
  [
    "another language",
    written(
      ...kept,
      "El café de la mañana es lo mejor que hay para mi y tu",
      "Der erste Kaffee ist immer noch der beste und das ist gut",
    ),
  ],
  [
    "invented prices",
    written(...kept, "Coffee for only $2.50.", "Coffee, half price until Friday.", "Free coffee for everyone!"),
  ],
  [
    "invented people and places",
    written(...kept, "Coffee like my grandma made it.", "Coffee the way they pour it in Lisbon."),
  ],
  [
    "variants of one sentence, a word apart",
    written(...kept, "Coffee first, then emails.", "Coffee first, then meetings.", "Same mug, same couch."),
  ],
  [
    "stock phrases",
    written(
      ...kept,
      "Living my best life, one coffee at a time.",
      "Happiness is a cup of coffee.",
      "Good vibes and coffee.",
    ),
  ],
  [
    "refusals",
    written(
      ...kept,
      "I'm sorry, but I can't help with that request about coffee.",
      "As an AI, I cannot create this content.",
      "I cannot assist with coffee captions.",
    ),
  ],
  [
    "captions about another subject",
    written(...kept, "Sunset over the beach, sand in every shoe.", "New boots, old guitar, long train ride."),
  ],
  [
    "a few words of another language",
    written(
      ...kept,
      "Endlich Feierabend, endlich Kaffee.",
      "Un café pour bien commencer la journée.",
      "Un café por la mañana y a seguir.",
    ),
  ],
  [
    "praise that nobody gave",
    written(
      ...kept,
      "Award-winning coffee in every cup.",
      "Organic coffee, handmade with care.",
      "Small-batch coffee, freshly roasted.",
    ),
  ],
  [
    "one sentence over and over",
    written(...kept, "Coffee makes the morning better. ".repeat(20).trim(), "I love my coffee. I love my coffee."),
  ],
  ["Markdown links", written(...kept, "More [coffee](#), please.", "[Menu](our menu) and coffee.")],
  [
    "somebody's sex, a dog, or a part of the day",
    written(
      ...kept,
      "She takes her coffee black.",
      "The dog wants coffee as well.",
      "Coffee on the porch all afternoon.",
    ),
  ],
  ["a question that fits anything", written(...kept, "Hot or cold?", "Yes or no?")],
  [
    "Markdown that cannot be taken off",
    written(...kept, "Coffee `now`, please.", "<b>Coffee</b>", "* Coffee\n* More coffee"),
  ],
];
for (const [name, response] of misbehaving) {
  Deno.test(`a model that responds with ${name}: the person gets only what passes`, async () => {
    const { status, body, paths, calls } = await generate([response]);
    assert.deepEqual([status, calls, paths], [200, 2, counted]);
    assert.deepEqual(
      (body.captions ?? []).filter((text) => !kept.includes(text)),
      [],
    );
    assert.deepEqual([body.captions?.length, body["requested"]], [2, 3]);
  });
}

Deno.test("Markdown, quotes and labels that can be taken off leave a caption that is shown", async () => {
  const { body, calls } = await generate([
    written("**Coffee** first, then words.", '"Same mug, same chair."', "3. Black, hot, gone."),
  ]);
  assert.deepEqual(
    [body.captions, calls],
    [["Coffee first, then words.", "Same mug, same chair.", "Black, hot, gone."], 1],
  );
});

Deno.test("one caption of five is asked for once more, and one is shown rather than filler", async () => {
  const { status, body, calls, paths } = await generate([written(good[0]!)]);
  assert.deepEqual([status, calls, body.captions, body["requested"], paths], [200, 2, [good[0]], 3, counted]);
});

Deno.test("JSON that is broken once costs a second call and nothing else", async () => {
  const { status, body, calls, paths } = await generate([
    () => completion('{"captions":[{"te'),
    written(...kept, "Black, hot, gone."),
  ]);
  assert.deepEqual([status, calls, body.captions?.length, paths], [200, 2, 3, counted]);
});

Deno.test("JSON that stays broken is a clear message, and nothing is counted", async () => {
  const { status, body, calls, paths } = await generate([() => completion("Sure! Here are some captions.")]);
  assert.deepEqual([status, calls, body.message, paths], [502, 2, captionMessages.modelFailed, givenBack]);
});

Deno.test("a refusal is a clear message, and nothing is counted", async () => {
  const { status, body, paths } = await generate([() => completion("", "I cannot help with that.")]);
  assert.deepEqual([status, body.message, paths], [422, captionMessages.modelRefused, givenBack]);
});

Deno.test("not one caption that passes is a clear message, and nothing is counted", async () => {
  const { status, body, calls, paths } = await generate([written("Elevate your coffee.", "Only $2 today!")]);
  assert.deepEqual([status, calls, body.message, paths], [502, 2, captionMessages.modelRejected, givenBack]);
  assert.equal("captions" in body, false, "no other writer stands in");
});

Deno.test("a grave subject never gets cheer, a sale or a question, whatever the model writes", async () => {
  const quiet = ["My father died this morning.", "My father died this morning.\n\nNo other words yet."];
  const { body } = await generate(
    [
      written(
        ...quiet,
        "My father died this morning! 🎉",
        "A new chapter begins.",
        "My father died this morning. What would you ask yours?",
        "Rest easy, Dad. 20% off all week.",
      ),
    ],
    { keyword: "my father died this morning" },
  );
  assert.deepEqual(
    (body.captions ?? []).filter((text) => !quiet.includes(text)),
    [],
  );
  assert.equal((body["brief"] as { gravity: string }).gravity, "grave");
});

Deno.test("the person's voice holds: a caption without the signature or in capitals is not shown", async () => {
  const signed = ["coffee again. — m.", "same mug, same chair. — m."];
  const { body } = await generate(
    [written(...signed, "Coffee Again.", "Black, hot, gone. — m.")],
    {},
    { tone: "all lower case. 'slow sunday. — m.' 'late again. — m.'" },
  );
  assert.deepEqual(body.captions, signed);
});

Deno.test(
  "what the person chose reaches the response; what nobody can choose is refused before anything is reserved",
  async () => {
    const chosen = await generate([written("Kaffee zuerst.", "Noch eine Tasse.", "Schwarz und heiß.")], {
      intent: "offer",
      language: "de",
    });
    assert.deepEqual(chosen.body["brief"], { intent: "offer", language: "de", gravity: "light" });
    for (const [field, value] of [
      ["intent", "world-domination"],
      ["language", "xx"],
      ["photoNote", "a".repeat(501)],
    ] as const) {
      const { status, paths } = await generate([written(...kept)], { [field]: value });
      assert.deepEqual([status, paths], [400, []], field);
    }
  },
);
