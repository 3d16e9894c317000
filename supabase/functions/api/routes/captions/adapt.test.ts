import assert from "node:assert/strict";
import { captionLength, countHashtags } from "../../../_shared/contract/rules/caption-length.ts";
import { platforms, type PostPlatformId } from "../../../_shared/contract/rules/platforms.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { captionMessages } from "../../../_shared/contract/wire/captions.ts";
import type { Adaptation } from "../../../_shared/contract/wire/rewrites.ts";
import { rewriteMessages } from "../../../_shared/contract/wire/rewrites.ts";
import { callAboutCaption, completion } from "./testing/rewriting.ts";

const text = "Six loaves of sourdough on Friday! Come early. ☕ 🥖\n\n#Sourdough #Bread #Friday";
const counted = ["reserve_rewrite", "complete_rewrite"];
const others = ["instagram", "tiktok", "facebook", "threads", "bluesky", "linkedin"] as const;

type Post = { platform: string; text: string; hashtags: string[] };
const posts =
  (...written: Post[]) =>
  () =>
    completion(JSON.stringify({ posts: written }));
const good = (platform: string): Post => ({
  platform,
  text: "On Friday there are six loaves of sourdough, come early.",
  hashtags: ["Sourdough"],
});
const adapt = (responses: (() => Response)[], input: Record<string, unknown> = {}, more = {}) =>
  callAboutCaption("adapt", { text, ...input }, { responses, ...more });
const of = (exchange: { body: { adaptations: Adaptation[] } }, platform: PostPlatformId) =>
  exchange.body.adaptations.find((one) => one.platform === platform)!;

Deno.test("by rules, every platform but the caption's own gets its version, for one unit of the quota", async () => {
  const exchange = await adapt([]);
  assert.equal(exchange.status, 200, JSON.stringify(exchange.body));
  const result = endpoints.adaptCaption.response.parse(exchange.body);
  assert.deepEqual(
    result.adaptations.map(({ platform, by }) => [platform, by]),
    others.map((platform) => [platform, "rules"]),
  );
  assert.deepEqual([exchange.paths, result.writer, result.usage.used], [counted, "built-in", 1]);
  assert.equal(exchange.stored?.["p_model"], "built-in");
  for (const { platform, posts: parts, firstComment } of result.adaptations) {
    const rules = platforms[platform];
    for (const part of parts) assert.ok(captionLength(part, platform) <= rules.lengthMax);
    const tags = countHashtags(parts.join(" ")) + countHashtags(firstComment ?? "");
    assert.ok(tags <= rules.aiHashtags.max, `${platform}: ${tags}`);
    assert.match(parts.join(" "), /Six loaves of sourdough on Friday/u);
  }
});

Deno.test("Instagram's hashtags are a first comment, Threads keeps one, LinkedIn is calmer", async () => {
  const exchange = await adapt([]);
  assert.deepEqual(
    [of(exchange, "instagram").posts, of(exchange, "instagram").firstComment],
    [["Six loaves of sourdough on Friday! Come early. ☕ 🥖"], "#Sourdough #Bread #Friday"],
  );
  assert.equal(of(exchange, "threads").text, "Six loaves of sourdough on Friday! Come early. ☕ 🥖\n\n#Sourdough");
  assert.equal(
    of(exchange, "linkedin").text,
    "Six loaves of sourdough on Friday. Come early. ☕\n\n#Sourdough #Bread #Friday",
  );
});

Deno.test(
  "LinkedIn gets more hashtags from the keyword, none that repeats another, and only if there are any",
  async () => {
    const stored = { keyword: "last tickets for the puppet theater, brass band included" };
    const tagged = await adapt([], { text: "Last tickets. #LastTickets", platforms: ["linkedin"] }, { stored });
    assert.match(of(tagged, "linkedin").text, /\n\n#LastTickets #PuppetTheater #BrassBand\w*$/u);
    const plain = await adapt([], { text: "Last tickets.", platforms: ["linkedin"] }, { stored });
    assert.equal(of(plain, "linkedin").text, "Last tickets.");
  },
);

Deno.test("X gets a numbered thread where the text needs it", async () => {
  const sentence = "The dough rests for a day and a night before anybody touches it again. ";
  const long = `Six loaves of sourdough on Friday. ${sentence.repeat(9).trim()}`;
  const exchange = await adapt([], { text: long, platforms: ["x", "facebook"] });
  const { posts: thread, text: whole } = of(exchange, "x");
  assert.equal(thread.length, 3);
  assert.ok(thread.every((post, index) => post.endsWith(`. ${index + 1}/3`)));
  assert.equal(whole, long);
  // One post there, with a paragraph before the feed's fold.
  const [post] = of(exchange, "facebook").posts;
  assert.equal(post!.replace(/\n\n/gu, " "), long);
  assert.ok(post!.indexOf("\n\n") < platforms.facebook.fold!);
});

Deno.test("a text that is longer than a platform without threads allows is cut at a sentence", async () => {
  const long = `Six loaves of sourdough on Friday. ${"The dough rests for a day and a night. ".repeat(70).trim()}`;
  const exchange = await adapt([], { text: long, platforms: ["tiktok"] });
  const { text: cut } = of(exchange, "tiktok");
  assert.ok(cut.length <= 2200 && cut.length > 2000 && cut.endsWith("night."));
});

Deno.test("a model writes all versions in one call", async () => {
  const exchange = await adapt([posts(...others.map(good))]);
  assert.deepEqual(
    [exchange.status, exchange.prompts.length, exchange.paths],
    [200, 1, counted],
    JSON.stringify(exchange.body),
  );
  for (const platform of others) {
    const { by, text: written } = of(exchange, platform);
    assert.deepEqual(
      [by, written.split("\n\n")[0]],
      ["model", "On Friday there are six loaves of sourdough, come early."],
    );
  }
});

Deno.test("what fails is requested once more; then it is the person's own caption, by rules", async () => {
  const invented = { platform: "tiktok", text: "Six loaves on Friday, $4 each. sourdough", hashtags: [] };
  const forgetful = { platform: "facebook", text: "Bread again. Come early.", hashtags: [] };
  const first = posts(...others.filter((id) => id !== "tiktok" && id !== "facebook").map(good), invented, forgetful);
  const exchange = await adapt([first, posts(good("facebook"), invented)]);
  assert.deepEqual([exchange.status, exchange.prompts.length], [200, 2]);
  assert.deepEqual([of(exchange, "facebook").by, of(exchange, "tiktok").by], ["model", "rules"]);
  assert.match(of(exchange, "tiktok").text, /^Six loaves of sourdough on Friday! Come early\./u);
  const { messages } = JSON.parse(exchange.prompts[1]!) as { messages: { content: string }[] };
  const { order } = JSON.parse(messages[1]!.content) as { order: { posts: { platform: string }[] } };
  assert.deepEqual(
    order.posts.map(({ platform }) => platform),
    ["tiktok", "facebook"],
  );
  assert.equal(exchange.stored?.["p_output_tokens"], 100);
});

Deno.test("a model that sends too many hashtags, foreign ones or too much text does not break a rule", async () => {
  const tags = ["Sourdough", "Bread", "Viral", "Fyp", "Loaves", "Baker"];
  const exchange = await adapt(
    [
      posts(
        { ...good("threads"), hashtags: tags },
        { ...good("bluesky"), text: `${good("bluesky").text} ${"It is very good bread. ".repeat(20)}` },
      ),
    ],
    { platforms: ["threads", "bluesky"] },
  );
  assert.match(of(exchange, "threads").text, /\n\n#Sourdough$/u);
  assert.equal(of(exchange, "bluesky").by, "rules");
});

Deno.test("a failed second attempt costs the versions that it was for, not the others", async () => {
  const exchange = await adapt([posts(good("threads")), () => new Response("no", { status: 400 })], {
    platforms: ["threads", "bluesky"],
  });
  assert.deepEqual([of(exchange, "threads").by, of(exchange, "bluesky").by], ["model", "rules"]);
  assert.deepEqual(exchange.paths, counted);
});

Deno.test("broken JSON, a refusal and somebody who leaves count nothing", async () => {
  const broken = await adapt([() => completion("{")]);
  assert.deepEqual([broken.status, broken.body.message], [502, captionMessages.modelFailed]);
  const refused = await adapt([() => completion("", "no")]);
  assert.deepEqual([refused.status, refused.body.message], [422, rewriteMessages.refused]);
  for (const { paths } of [broken, refused]) assert.deepEqual(paths, ["reserve_rewrite", "release_generation"]);
});

Deno.test("a crisis is never sent to a model for other platforms", async () => {
  const exchange = await adapt(
    [posts(good("threads"))],
    { text: "I don't want to live anymore." },
    {
      stored: { keyword: "i want to die", intent: "loss" },
    },
  );
  assert.deepEqual([exchange.status, exchange.prompts.length, of(exchange, "threads").by], [200, 0, "rules"]);
  assert.equal(of(exchange, "linkedin").text, "I don't want to live anymore.");
});

Deno.test("bad platforms get the contract's sentence", async () => {
  for (const list of [[], ["x", "x"], "x"]) {
    const { status, body, paths } = await adapt([], { platforms: list });
    assert.deepEqual([status, body.message, paths], [400, rewriteMessages.platforms, []]);
  }
  const { status } = await adapt([], { platforms: ["myspace"] });
  assert.equal(status, 400);
});
