import assert from "node:assert/strict";
import { countEmoji } from "../../../_shared/contract/rules/caption-length.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { captionMessages } from "../../../_shared/contract/wire/captions.ts";
import { rewriteMessages } from "../../../_shared/contract/wire/rewrites.ts";
import { captionVariantMessages } from "../../../_shared/contract/wire/caption-variants.ts";
import { captionTask } from "../../../_shared/domain/captions/task.ts";
import { writeCaptions } from "../../../_shared/domain/captions/write.ts";
import { createBuiltInWriter } from "../../../_shared/writers/built-in/captions/writer.ts";
import { callAboutCaption, completion, entry } from "./testing/rewriting.ts";

const caption =
  "Six loaves of sourdough on Friday. They go fast, so come early. See @bread at bread.example.com #Sourdough";
const body = "Six loaves of sourdough on Friday. They go fast, so come early. See @bread at bread.example.com";
const counted = ["reserve_rewrite", "complete_rewrite"];
const givenBack = ["reserve_rewrite", "release_generation"];
const says = (text: string) => () => completion(JSON.stringify({ text }));
const shorter = "Six loaves of sourdough on Friday. See @bread at bread.example.com";

const rewrite = (responses: (() => Response)[], input: Record<string, unknown> = {}, more = {}) =>
  callAboutCaption("rewrite", { kind: "shorter", text: caption, platform: "x", ...input }, { responses, ...more });

Deno.test("a good rewrite is returned, with the hashtags of the caption, the usage and what is left", async () => {
  const exchange = await rewrite([says(shorter)]);
  assert.equal(exchange.status, 200, JSON.stringify(exchange.body));
  const result = endpoints.rewriteCaption.response.parse(exchange.body);
  assert.equal(result.text, `${shorter} #Sourdough`);
  assert.deepEqual([result.writer, result.rewritesLeft, result.usage.used], ["model", 2, 1]);
  assert.deepEqual([exchange.paths, exchange.prompts.length], [counted, 1]);
  assert.deepEqual(
    [exchange.stored?.["p_generation_id"], exchange.stored?.["p_model"], exchange.stored?.["p_output_tokens"]],
    ["g1", "m", 50],
  );
});

Deno.test("the caption is sent without the hashtags at its end, the person's tone with it", async () => {
  const { prompts } = await rewrite([says(shorter)], {}, { stored: { tone: "Calm and friendly." } });
  const { messages } = JSON.parse(prompts[0]!) as { messages: { role: string; content: string }[] };
  const sent = JSON.parse(messages.find(({ role }) => role === "user")!.content);
  assert.equal(sent.caption, body);
  assert.equal(sent.tone.description, "Calm and friendly.");
  assert.ok(!messages[0]!.content.includes("sourdough"), "the rules hold nothing of the person");
});

const unusable: [string, string][] = [
  ["an identical response", body],
  ["one that is not shorter", `${body}!`],
  ["an invented price", `${shorter} Only $4 each.`],
  ["a lost number and day", "Sourdough, early. See @bread at bread.example.com"],
  ["a lost link", "Six loaves of sourdough on Friday. See @bread"],
  [
    "another language",
    "Los panes de masa madre del viernes son para ti y los tuyos. @bread bread.example.com Six Friday",
  ],
  ["an added hashtag", `Six #Loaves of sourdough on Friday. @bread bread.example.com`],
  ["markup", "**Six loaves** of sourdough on Friday. See @bread at bread.example.com\n\n* come"],
  [
    "a text that is too long",
    `Six loaves of sourdough on Friday @bread bread.example.com ${"so very good ".repeat(30)}`,
  ],
  ["nothing", " "],
];
for (const [name, text] of unusable) {
  Deno.test(`${name} is requested again with the reason, and the second response counts`, async () => {
    const exchange = await rewrite([says(text), says(shorter)]);
    assert.equal(exchange.status, 200, JSON.stringify(exchange.body));
    assert.equal(exchange.body.text, `${shorter} #Sourdough`);
    assert.deepEqual([exchange.paths, exchange.prompts.length], [counted, 2]);
    assert.match(exchange.prompts[1]!, /rejected, each for its problem/u);
    assert.equal(exchange.stored?.["p_input_tokens"], 200);
  });

  Deno.test(`${name} twice is a message, and nothing is counted`, async () => {
    const exchange = await rewrite([says(text)]);
    assert.deepEqual(
      [exchange.status, exchange.body.code, exchange.body.message],
      [502, "model_failed", rewriteMessages.rejected],
    );
    assert.deepEqual([exchange.paths, exchange.prompts.length], [givenBack, 2]);
  });
}

Deno.test("broken JSON once is requested again, always is a message", async () => {
  const broken = () => completion('{"text": "Six');
  const once = await rewrite([broken, says(shorter)]);
  assert.deepEqual([once.status, once.prompts.length, once.paths], [200, 2, counted]);
  const always = await rewrite([broken]);
  assert.deepEqual(
    [always.status, always.body.message, always.prompts.length, always.paths],
    [502, captionMessages.modelFailed, 2, givenBack],
  );
});

Deno.test("a refusal is said as one, and nothing is counted", async () => {
  const { status, body: response, paths } = await rewrite([() => completion("", "I cannot")]);
  assert.deepEqual([status, response.code, response.message], [422, "model_refused", rewriteMessages.refused]);
  assert.deepEqual(paths, givenBack);
});

Deno.test("a person who left counts nothing", async () => {
  const controller = new AbortController();
  const leaves = () => {
    controller.abort();
    return completion(JSON.stringify({ text: shorter }));
  };
  const { status, paths } = await rewrite([leaves], {}, { signal: controller.signal });
  assert.deepEqual([status, paths], [499, givenBack]);
});

const kinds: [string, Record<string, unknown>, string, string][] = [
  ["longer", {}, `${body} The oven is on from early and the crust sings while it cools.`, "They go fast."],
  ["warmer", {}, "Six loaves of sourdough on Friday, baked for you. Come early. @bread, bread.example.com", body],
  [
    "question",
    {},
    `${body} Which loaf is yours?`,
    "Six loaves of sourdough, ready on Friday. @bread, bread.example.com",
  ],
  ["opening", {}, `On Friday: six loaves of sourdough. They go fast, so come early. @bread, bread.example.com`, body],
  [
    "language",
    { language: "es" },
    "6 panes de masa madre el viernes. Se van rápido, así que ven pronto. Los tiene @bread en bread.example.com",
    "Six loaves of the sourdough are for you and your friends on Friday, 6 @bread bread.example.com",
  ],
  [
    "like",
    { likeText: "Rain. Boots. Repeat on Tuesday." },
    "Friday. Sourdough. Six loaves. @bread, bread.example.com",
    "Rain. Boots. Repeat on Tuesday.",
  ],
];
for (const [kind, more, good, bad] of kinds) {
  Deno.test(`"${kind}" passes when it is that, and not when it is not`, async () => {
    const passed = await rewrite([says(good)], { kind, ...more });
    assert.equal(passed.status, 200, `${JSON.stringify(passed.body)} ${passed.prompts[1] ?? ""}`);
    assert.equal(passed.prompts.length, 1, passed.prompts[1]);
    const failed = await rewrite([says(bad)], { kind, ...more });
    assert.deepEqual([failed.status, failed.paths], [502, givenBack]);
  });
}

Deno.test("hashtags and emoji are removed without asking the model", async () => {
  const tags = await rewrite([says("unused")], { kind: "no-hashtags" });
  assert.deepEqual([tags.status, tags.body.text, tags.prompts.length], [200, body, 0]);
  const emoji = await rewrite([says("unused")], { kind: "no-emoji", text: "Tea ☕, slowly. 👨‍👩‍👧‍👦" });
  assert.deepEqual([emoji.body.text, emoji.prompts.length], ["Tea, slowly.", 0]);
});

Deno.test("the voice is kept: a rewrite without the person's lower case or signature is requested again", async () => {
  const tone = "All lower case. Sign with — m.\n\nslow bread, slow day — m.\n\nrain again — m.";
  const text = "six loaves of sourdough on friday, come early or wait for the next round — m.";
  const good = "six loaves of sourdough on friday — m.";
  const exchange = await rewrite(
    [says("Six loaves of sourdough on Friday."), says(good)],
    { text },
    { stored: { tone } },
  );
  assert.deepEqual([exchange.status, exchange.body.text, exchange.prompts.length], [200, good, 2]);
});

Deno.test("a grave subject gets no drier, longer or playful text, a crisis hardly any", async () => {
  const options = async (text: string, keyword: string) =>
    (
      await callAboutCaption(
        "rewrite-options",
        { text, platform: "x" },
        { responses: [says("")], stored: { keyword, intent: "loss" } },
      )
    ).body.kinds;
  assert.deepEqual(await options("We said goodbye to Grandma today. The funeral is small. 🤍", "grandma's funeral"), [
    "shorter",
    "warmer",
    "direct",
    "opening",
    "no-emoji",
    "language",
  ]);
  assert.deepEqual(await options("I don't want to live anymore. #Tired", "i want to die"), ["no-hashtags"]);
  const drier = await rewrite([says(shorter)], { kind: "drier" }, { stored: { keyword: "grandma's funeral" } });
  assert.deepEqual([drier.status, drier.body.message, drier.paths], [400, rewriteMessages.notOffered, givenBack]);
});

Deno.test("a caption that became grave by an edit is treated as such", async () => {
  const { body: response } = await callAboutCaption(
    "rewrite-options",
    { text: "Bread today. My father died last night.", platform: "x" },
    { responses: [says("")] },
  );
  assert.ok(!response.kinds.includes("drier"));
});

Deno.test("bad input gets the contract's sentences before anything is reserved", async () => {
  const cases: [Record<string, unknown>, string, string][] = [
    [{ kind: "louder" }, "kind", rewriteMessages.kind],
    [{ text: " \u200b" }, "text", rewriteMessages.text],
    [{ text: 5 }, "text", rewriteMessages.text],
    [{ text: "a".repeat(5001) }, "text", rewriteMessages.textLong],
    [{ kind: "language" }, "language", rewriteMessages.language],
    [{ kind: "language", language: "other" }, "language", rewriteMessages.language],
    [{ kind: "like" }, "likeText", rewriteMessages.likeText],
    [{ kind: "like", likeText: "\n" }, "likeText", rewriteMessages.likeText],
    [{ kind: "like", likeText: "a".repeat(2201) }, "likeText", rewriteMessages.likeTextLong],
  ];
  for (const [input, field, message] of cases) {
    const { status, body: response, paths } = await rewrite([says(shorter)], input);
    assert.deepEqual([status, response.details?.fields?.[field], paths], [400, message, []], JSON.stringify(input));
  }
  const { body: response } = await rewrite([says(shorter)], { platform: "myspace" });
  assert.match(response.message, /bluesky or linkedin/u);
});

Deno.test("somebody else's caption, and an address that names none, is not found", async () => {
  const foreign = await rewrite([says(shorter)], {}, { reserved: { outcome: "not_found" } });
  assert.deepEqual([foreign.status, foreign.body.message], [404, captionVariantMessages.notFound]);
  for (const path of ["x/0", "7/12", "7/-1"]) {
    const { status, paths } = await rewrite([says(shorter)], {}, { path });
    assert.deepEqual([status, paths], [404, []], path);
  }
});

Deno.test("a spent quota says that this would count", async () => {
  const reserved = { outcome: "quota_spent", retry_after: 3600, used: 5 };
  const { status, body: response, paths } = await rewrite([says(shorter)], {}, { reserved });
  assert.deepEqual(
    [status, response.code, response.details.used, paths],
    [429, "daily_limit_reached", 5, ["reserve_rewrite"]],
  );
  assert.match(response.message, /counts as one/u);
  const limited = await rewrite([says(shorter)], {}, { reserved: { outcome: "rate_limited", retry_after: 9 } });
  assert.deepEqual([limited.status, limited.body.details.retryAfter], [429, 9]);
});

Deno.test("the built-in writer leaves out what says nothing new, and keeps facts and subject", async () => {
  const text = "Six loaves of sourdough on Friday. The oven is warm. Nobody has slept.\n\n#Sourdough";
  const { status, body: response } = await rewrite([], { text, platform: "instagram" });
  assert.deepEqual(
    [status, response.text, response.writer],
    [200, "Six loaves of sourdough on Friday.\n\n#Sourdough", "built-in"],
  );
});

Deno.test("the built-in writer leaves out no sentence with a fact, wherever it stands", async () => {
  const text = "Sourdough again. The oven is warm. Doors open on Friday.";
  const { body: response } = await rewrite([], { text });
  assert.equal(response.text, "Sourdough again. Doors open on Friday.");
});

Deno.test("the built-in writer offers only what it can do", async () => {
  const options = async (text: string, stored: Partial<typeof entry> = {}) =>
    (await callAboutCaption("rewrite-options", { text, platform: "x" }, { stored })).body;
  assert.deepEqual(await options("Six loaves of sourdough on Friday."), {
    kinds: ["hashtags", "emoji"],
    rewritesLeft: 3,
  });
  assert.deepEqual((await options("Sourdough. The oven is warm. ☕ #Bread")).kinds, [
    "shorter",
    "no-hashtags",
    "no-emoji",
  ]);
  for (const text of await captionsOf("sourdough")) {
    assert.ok((await options(text, { keyword: "sourdough" })).kinds.includes("opening"), text);
    const edited = await options(`${text} I changed this.`, { keyword: "sourdough" });
    assert.ok(!edited.kinds.includes("opening"), text);
  }
  const refused = await rewrite([], { kind: "warmer" });
  assert.deepEqual([refused.status, refused.body.message, refused.paths], [400, rewriteMessages.notOffered, givenBack]);
});

/** Captions as the built-in writer gives them, with their emoji and hashtags. */
async function captionsOf(keyword: string): Promise<string[]> {
  const task = await captionTask({ keyword, platform: "x", count: 5 });
  return (await writeCaptions(createBuiltInWriter(), task)).captions;
}

Deno.test("the built-in writer has funnier, warmer, plainer and asking lines for its own captions", async () => {
  const stored = { keyword: "spring sale at our bakery", intent: "offer" };
  for (const text of await captionsOf(stored.keyword)) {
    const { body: options } = await callAboutCaption("rewrite-options", { text, platform: "x" }, { stored });
    const own = ["funnier", "warmer", "direct", "question"].filter((kind) => options.kinds.includes(kind));
    assert.ok(own.length >= 2, `${own.join()}: ${text}`);
    for (const kind of own) {
      const { status, body: response } = await callAboutCaption("rewrite", { kind, text, platform: "x" }, { stored });
      assert.equal(status, 200, JSON.stringify(response));
      assert.notEqual(response.text, text);
      assert.equal(countEmoji(response.text), countEmoji(text), "the emoji stay");
      if (kind === "question") assert.match(response.text, /\?/u);
    }
  }
});

Deno.test("hashtags of the subject are added by code, for every writer, and not twice", async () => {
  const ask = (text: string, responses: (() => Response)[]) =>
    rewrite(responses, { kind: "hashtags", text }, { stored: { keyword: "morning coffee" } });
  for (const responses of [[], [says("unused")]]) {
    const { body: added, prompts } = await ask("Coffee, slowly.", responses);
    assert.match(added.text, /^Coffee, slowly\. #MorningCoffee/u);
    assert.equal(prompts.length, 0);
    assert.equal((await ask("Coffee. #Coffee", responses)).body.message, rewriteMessages.notOffered);
  }
});

Deno.test("an emoji of the subject is added without a model, too, and not twice", async () => {
  const ask = (text: string, responses: (() => Response)[] = []) =>
    rewrite(responses, { kind: "emoji", text }, { stored: { keyword: "morning coffee" } });
  assert.equal((await ask("Coffee, slowly.")).body.text, "Coffee, slowly. ☕");
  assert.equal((await ask("Coffee, slowly.", [says("Coffee, slowly. ☕")])).body.text, "Coffee, slowly. ☕");
  assert.equal((await ask("Coffee, slowly.", [says("Coffee, slowly.")])).status, 502);
  assert.equal((await ask("Coffee, slowly. ☕")).body.message, rewriteMessages.notOffered);
});

Deno.test("the built-in writer has another opening for its own captions, not for edited ones", async () => {
  const stored = { keyword: "my new puppy", intent: "thing" };
  const ask = (text: string) => callAboutCaption("rewrite", { kind: "opening", text, platform: "x" }, { stored });
  const [caption] = await captionsOf("my new puppy");
  const first = await ask(caption!);
  assert.equal(first.status, 200, JSON.stringify(first.body));
  assert.notEqual(first.body.text, caption);
  const seen = new Set([first.body.text]);
  let text: string = first.body.text;
  for (let turn = 0; turn < 3; turn += 1) {
    text = (await ask(text)).body.text;
    seen.add(text);
  }
  assert.equal(seen.size, 4, "each time another one");
  for (let turn = 0; turn < 6; turn += 1) {
    const { body: same } = await ask(caption!);
    assert.equal(same.text, first.body.text, "what is offered is found again");
  }
  assert.equal((await ask(`${caption!} He ate my left shoe.`)).status, 400);
  const grave = { keyword: "my puppy died", intent: "loss" };
  const { body: options } = await callAboutCaption(
    "rewrite-options",
    { text: "My puppy died.", platform: "x" },
    { stored: grave },
  );
  assert.deepEqual(options.kinds, []);
});
