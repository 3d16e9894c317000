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
  assert.match(await responsesTo("Can I use this for my shop?"), /question|glad you ask/iu);
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
