import assert from "node:assert/strict";
import { readCaptionRequest } from "./captions.ts";
import { readChangeRequest } from "./changes.ts";
import { asksForTrends, readHashtagRequest, readIdeaRequest } from "./suggestions.ts";

Deno.test("captions: the subject, the platform, the language and the mood are read from the sentence", () => {
  const read = (text: string) => {
    const request = readCaptionRequest(text);
    return request && [request.keyword, request.platform, request.language, request.mood];
  };
  assert.deepEqual(read("write me a funny instagram caption about my puppy"), ["my puppy", "instagram", null, "funny"]);
  assert.deepEqual(read("writ a capton for easter brunch"), ["easter brunch", "general", null, ""]);
  assert.deepEqual(read("write caption for my dogs birthday party, funny"), [
    "my dogs birthday party",
    "general",
    null,
    "funny",
  ]);
  assert.deepEqual(read("tweet about our new opening hours"), ["our new opening hours", "x", null, ""]);
  assert.deepEqual(read("caption in french for our wine tasting"), ["our wine tasting", "general", "fr", ""]);
  assert.deepEqual(read("escribe un texto sobre mi panadería"), ["mi panadería", "general", "es", ""]);
  assert.deepEqual(read("caption pls"), ["", "general", null, ""]);
  for (const question of ["how do I get more captions?", "where are my captions", "can captions be in Spanish?"])
    assert.equal(read(question), null, question);
});

Deno.test("changes: what is to be done, and with which text", () => {
  const read = (text: string) => {
    const request = readChangeRequest(text);
    return request && [request.change, request.text];
  };
  assert.deepEqual(read("make it shorter: We open at nine."), ["shorter", "We open at nine."]);
  assert.deepEqual(read("make it a question: We open at nine."), ["question", "We open at nine."]);
  assert.deepEqual(read("for linkedin please: We are hiring a baker."), ["platform", "We are hiring a baker."]);
  assert.deepEqual(read("remove the emojis: Bread 🥖"), ["no-emoji", "Bread 🥖"]);
  assert.deepEqual(read("make it shorter"), ["shorter", null]);
  assert.equal(read("how do I make captions shorter"), null);
});

Deno.test("hashtags, ideas and trends, and questions about them", () => {
  assert.equal(
    readHashtagRequest("what hashtags should I use for a wedding photographer?")?.subject,
    "a wedding photographer",
  );
  assert.equal(readHashtagRequest("hashtags barber")?.subject, "barber");
  for (const question of ["how do i get less hashtags", "how many hashtags on tiktok", "hashtags slider"])
    assert.equal(readHashtagRequest(question), null, question);
  assert.deepEqual(readIdeaRequest("give me 5 ideas for posts for a plumber"), {
    subject: "a plumber",
    platform: "instagram",
    count: 5,
  });
  assert.equal(readIdeaRequest("content ideas real estate agent")?.subject, "real estate agent");
  assert.equal(readIdeaRequest("I have an idea for the app"), null);
  assert.ok(asksForTrends("what is trending today"));
  assert.ok(!asksForTrends("where is the trending page"));
});
