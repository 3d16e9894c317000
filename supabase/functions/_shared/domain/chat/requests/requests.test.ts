import assert from "node:assert/strict";
import { readCaptionRequest } from "./captions.ts";
import { readChangeRequest } from "./changes.ts";
import { readForeignCaption } from "./foreign.ts";
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

Deno.test("captions: requests in the other languages, as people put them", () => {
  const read = (text: string) => {
    const request = readCaptionRequest(text);
    return request && [request.spoken, request.keyword, request.platform, request.mood];
  };
  assert.deepEqual(read("schreib mir was lustiges für tiktok über meinen Dackel"), [
    "de",
    "mein Dackel",
    "tiktok",
    "funny",
  ]);
  assert.deepEqual(read("mi scrivi un post per la riapertura della mia pizzeria?"), [
    "it",
    "la riapertura della mia pizzeria",
    "general",
    "",
  ]);
  assert.deepEqual(read("kannst du mir einen post über unser neues Eis schreiben"), [
    "de",
    "unser neues Eis",
    "general",
    "",
  ]);
  assert.deepEqual(read("tu peux m'écrire une légende pour mon chat qui dort"), [
    "fr",
    "mon chat qui dort",
    "general",
    "",
  ]);
  assert.deepEqual(read("escreve algo engraçado pro insta sobre meu cachorro"), [
    "pt",
    "meu cachorro",
    "instagram",
    "funny",
  ]);
  assert.deepEqual(read("¿me haces un post para la inauguración de mi tienda?"), [
    "es",
    "la inauguración de mi tienda",
    "general",
    "",
  ]);
  for (const question of [
    "text zu einem foto",
    "texto para un video",
    "textos de ayer",
    "quiero borrar un texto de mi historial",
  ])
    assert.equal(read(question), null);
});

Deno.test("hashtags, ideas and shorter texts in the other languages", () => {
  const tags = (text: string) => {
    const request = readHashtagRequest(text);
    return request && [request.spoken ?? null, request.subject];
  };
  assert.deepEqual(tags("Quels hashtags pour une petite boulangerie à Lyon ?"), ["fr", "petite boulangerie à Lyon"]);
  assert.deepEqual(tags("hashtags para una peluquería"), ["es", "peluquería"]);
  assert.deepEqual(tags("welche hashtags passen für einen Friseursalon"), ["de", "Friseursalon"]);
  assert.equal(tags("wie viele hashtags für instagram"), null);
  assert.equal(readIdeaRequest("ideen für posts für meine bäckerei")?.subject, "bakery");
  assert.equal(readIdeaRequest("que publier pour mon salon de coiffure ?")?.spoken, "fr");
  const change = readChangeRequest("deixa isso mais curto: Hoje é um dia muito especial");
  assert.deepEqual([change?.change, change?.spoken, change?.text], ["shorter", "pt", "Hoje é um dia muito especial"]);
  assert.equal(readChangeRequest("wie kürze ich einen text"), null);
  assert.equal(readChangeRequest("resume my subscription"), null);
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

Deno.test("a text of nothing but greetings is read at once, however long it is", () => {
  assert.equal(readForeignCaption("puedes me ".repeat(400)), null);
});

Deno.test("a text of nothing but adjectives, numbers or polite words is read at once, however long it is", () => {
  for (const text of ["calm, ", "calm ", "12", "some ", "ok  "])
    assert.equal(readCaptionRequest(text.repeat(300) + "!x"), null);
});
