import assert from "node:assert/strict";
import { friendlyComments } from "../../domain/comments/hostility.cases.ts";
import { respondToComment } from "../../domain/comments/respond-to-comment.ts";
import { commentKind, createBuiltInResponder } from "./comments.ts";

/** All responses that the responder may give to a comment. */
async function answersTo(comment: string): Promise<string> {
  const answers = await Promise.all(
    [0, 0.4, 0.99].map((chance) =>
      createBuiltInResponder({ random: () => chance }).respondToComment({ comment, post: null, hashtags: [] }),
    ),
  );
  return answers.map(({ text }) => text).join("\n");
}

Deno.test("a complaint gets no thanks for sharing, and praise gets no apology", async () => {
  for (const comment of [
    "I hate this app",
    "What a waste of time",
    "meh",
    "I don't like the new design",
    "This is bad",
  ])
    assert.match(await answersTo(comment), /sorry|hear you|fair enough/iu, comment);
  for (const comment of ["Not bad", "you guys rock", "Love this!"])
    assert.match(await answersTo(comment), /thank/iu, comment);
  for (const comment of ["Not bad", "Love this!"]) assert.doesNotMatch(await answersTo(comment), /sorry/iu, comment);
});

Deno.test("login problems, questions, laughs and single words get suitable responses", async () => {
  assert.match(await answersTo("Can't log in"), /sorry/iu);
  assert.match(await answersTo("Can I use this for my shop?"), /question|glad you ask/iu);
  assert.match(await answersTo("😂😂"), /smile|same here|done/iu);
  for (const comment of ["first!", "hello"])
    assert.doesNotMatch(await answersTo(comment), /sharing that|reading that|your side/iu, comment);
  assert.match(await answersTo("I tried it for my bakery and it brought people in"), /thanks|enjoyed/iu);
});

for (const [comment, answer] of friendlyComments) {
  Deno.test(`a friendly comment gets a friendly response: ${comment}`, async () => {
    const kind = commentKind(comment);
    if (answer === "other") assert.ok(!["trouble", "displeased"].includes(kind), kind);
    else assert.equal(kind, answer);
    const { reason } = await respondToComment(createBuiltInResponder(), { comment, post: null, hashtags: [] });
    assert.equal(reason, null);
  });
}
