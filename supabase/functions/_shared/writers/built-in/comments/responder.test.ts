import assert from "node:assert/strict";
import { friendlyComments } from "../../../domain/comments/hostility.cases.ts";
import { respondToComment } from "../../../domain/comments/respond-to-comment.ts";
import { commentKind } from "./kinds.ts";
import { createBuiltInResponder } from "./responder.ts";

/** All responses that the responder may give to a comment. */
async function responsesTo(comment: string): Promise<string> {
  const responses = await Promise.all(
    [0, 0.4, 0.99].map((chance) =>
      createBuiltInResponder({ random: () => chance }).respondToComment({
        comment,
        post: null,
        hashtags: [],
        others: [],
      }),
    ),
  );
  return responses.map(({ text }) => text).join("\n");
}

Deno.test("a complaint gets no thanks for sharing, and praise gets no apology", async () => {
  for (const comment of [
    "I hate this app",
    "What a waste of time",
    "meh",
    "I don't like the new design",
    "This is bad",
  ])
    assert.match(await responsesTo(comment), /sorry|hear you|fair enough/iu, comment);
  for (const comment of ["Not bad", "you guys rock", "Love this!"])
    assert.match(await responsesTo(comment), /thank/iu, comment);
  for (const comment of ["Not bad", "Love this!"]) assert.doesNotMatch(await responsesTo(comment), /sorry/iu, comment);
});

Deno.test("login problems, questions, laughs and single words get suitable responses", async () => {
  assert.match(await responsesTo("Can't log in"), /sorry/iu);
  assert.match(await responsesTo("Can I use this for my shop?"), /question|person/iu);
  assert.match(await responsesTo("😂😂"), /smile|same here|done/iu);
  for (const comment of ["first!", "hello"])
    assert.doesNotMatch(await responsesTo(comment), /sharing that|reading that|your side/iu, comment);
  assert.match(await responsesTo("I tried it for my bakery and it brought people in"), /thanks|enjoyed/iu);
});

for (const [comment, about] of friendlyComments) {
  Deno.test(`a friendly comment gets a friendly response: ${comment}`, async () => {
    const kind = commentKind(comment);
    if (about === "other") assert.ok(!["trouble", "displeased"].includes(kind), kind);
    else assert.equal(kind, about);
    const { reason } = await respondToComment(createBuiltInResponder(), {
      comment,
      post: null,
      hashtags: [],
      others: [],
    });
    assert.equal(reason, null);
  });
}

/** One comment per pattern, what its response says, and what it never says. */
const patterns: readonly (readonly [comment: string, says: RegExp, never?: RegExp])[] = [
  ["Finally!! Been waiting for this one", /thank/iu, /sorry/iu],
  ["my own voice is 90% swearing good luck", /noted|read|place/iu, /kind thing|glad/iu],
  ["#first #love #followme", /noted|read|place/iu, /kind thing|glad/iu],
  ["great, another AI tool", /noted|read|place/iu, /kind thing|glad/iu],
  [
    "My mum wrote our posts. She passed in March. Thank you, I think.",
    /sorry|hard time|strength/iu,
    /pleasure|welcome/iu,
  ],
  ["my phone died before I could post it", /noted|read|place/iu, /strength/iu],
  ["You say one to three, last month you said five. Which is it?", /a person/iu, /good question|thanks for asking/iu],
  ["They don't work at all. Where is your source?", /a person/iu, /good question|social accounts/iu],
  ["You only put in what the left wants us to see", /a person/iu, /thanks|good question/iu],
  ["So you train your AI on my posts now? Did anyone agree to that?", /privacy page/iu, /glad|photo/iu],
  ["tried it. sounds nothing like me. sounds like my boss", /Tone.*a person/iu, /thank/iu],
  ["I was billed again and nobody answers", /amount.*a person|person.*amount/iu, /thank/iu],
  ["Is the bot going to answer everyone here?", /automatic/iu],
  ["Please mention screen readers, they read every emoji aloud", /Contact/u, /own words/iu],
  ["Write me 20 hashtags for a nail salon right now bot", /in the app|to the app/iu, /idea|Contact/iu],
  ["Does anybody have a good recipe for banana bread?", /posts and captions|captions and/iu, /person/iu],
  ["How do I show it my tone, do I paste old posts?", /Press Tone/u],
  ["can i turn hashtags off completly", /from none/u],
  ["Is it for free accounts too or only premium?", /free accounts have it/iu],
  ["Does the generator already write a hook or do I add it?", /a person/iu, /slider/iu],
  ["Would this work for a funeral home?", /./u, /strength|sorry/iu],
  ["Is it really free or will I be charged later?", /./u, /sorry/iu],
  ["¿Esto sirve también para Facebook o solo para Instagram?", /TikTok/u],
  ["Kann man die Hashtags abschalten?", /Hashtags/u, /Mensch/u],
  ["Comment lui montrer mon ton ?", /Tone/u],
  ["É grátis ou só no premium?", /conta gratuita/u],
  ["Ho perso la mia password", /./u, /forza|condoglianze/u],
  ["What is the best time to post on Instagram?", /./u, /Threads/u],
  ["Love how you always show real examples", /thank/iu, /a person/iu],
  ["nice but too long", /./u, /thank|glad/iu],
  ["the captions it gives me are all about coffee, I sell tyres", /sorry|oh dear/iu],
  ["Yikes", /noted|read|place/iu, /good to see|welcome/iu],
  ["J'ai perdu mon mot de passe, que faire ?", /Forgot password/u],
  ["Quanto costa?", /dollari/u],
  ["Mi padre falleció en mayo. Gracias por esto.", /sentimos/u],
  ["Merci, mais ce n'est pas vrai du tout", /merci/iu, /plaisir/u],
  ["Schreib mir 10 Hashtags für ein Nagelstudio", /schreibt die App/u],
];
for (const [comment, says, never] of patterns)
  Deno.test(`the response says what fits: ${comment.slice(0, 50)}`, async () => {
    for (const response of (await responsesTo(comment)).split("\n")) {
      assert.match(response, says);
      if (never) assert.doesNotMatch(response, never);
    }
  });

Deno.test("trends for a country are answered under a post about trends only", async () => {
  const answer = async (post: string) =>
    (
      await createBuiltInResponder().respondToComment({
        comment: "Bellissimo, ma si può avere anche per l'Italia?",
        post,
        hashtags: [],
        others: [],
      })
    ).text;
  assert.match(await answer("What is trending this week"), /divisa per paese/u);
  assert.doesNotMatch(await answer("How to write a hook"), /divisa per paese/u);
});

Deno.test("no sober response gets a cheerful ending, however many stand there", async () => {
  const others: string[] = [];
  for (let turn = 0; turn < 8; turn++) {
    const { text } = await respondToComment(createBuiltInResponder(), {
      comment: "My dog died yesterday",
      post: null,
      hashtags: [],
      others,
    });
    assert.ok(!others.includes(text));
    assert.doesNotMatch(text, /[🙌💛🪁]|good day|see you/iu);
    others.push(text);
  }
});
