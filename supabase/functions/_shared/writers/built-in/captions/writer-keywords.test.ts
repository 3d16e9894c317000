import assert from "node:assert/strict";
import { none, said, write } from "./testing/write.ts";

Deno.test("a sentence stays a sentence", async () => {
  for (const caption of await write("my son lost his first tooth today", "x", { premium: true })) {
    assert.match(caption, /[Mm]y son lost his first tooth today[.!]/u);
  }
});

Deno.test("a question keeps its mark once, and a request stays one", async () => {
  for (const caption of await write("is it too early for Christmas music?", "x", { premium: true })) {
    assert.match(caption, /Christmas music\?(?!\?)/u);
  }
  for (const caption of await write("fold a fitted sheet", "x", { premium: true })) {
    assert.match(caption, /fold a fitted sheet/iu);
  }
});

Deno.test(
  "links, accounts, hashtags and emoji of the keyword survive, and emoji are not turned into words",
  async () => {
    for (const caption of await write("https://example.com/menu our new menu", "instagram")) {
      assert.match(caption, /https:\/\/example\.com\/menu/u);
    }
    for (const caption of await write("@riverside_choir concert", "x")) {
      assert.match(caption, /@riverside_choir concert/u);
    }
    for (const caption of await write("beach day 🐚 #OurSummer", "tiktok"))
      assert.match(caption, /🐚[\s\S]*#OurSummer/u);
    for (const caption of await write("🔥🔥🔥", "instagram")) {
      assert.match(caption, /🔥🔥🔥/u);
      assert.doesNotMatch(caption, /\bfire\b/iu);
    }
  },
);

Deno.test("a link stays where it was typed in a sentence, and the words around it make no hashtag", async () => {
  for (const caption of await write("visit https://example.com with @anna #Kites")) {
    assert.match(caption, /visit https:\/\/example\.com with @anna\b[^#]*#Kites$/iu);
  }
  for (const caption of await write("https://a.com and https://b.com are ours", "x")) {
    assert.match(caption, /https:\/\/a\.com and https:\/\/b\.com are ours\./u);
  }
  assert.deepEqual(await write("https://example.com"), ["https://example.com"]);
  for (const caption of await write("our new menu https://example.com", "x"))
    assert.match(caption, /https:\/\/example\.com #/u);
});

Deno.test("joined hashtags are written out as words, and stay as they were typed", async () => {
  const captions = await write("#mobilehairdresser");
  assert.ok(
    captions.some((caption) => /Mobile hairdresser\b/u.test(caption)),
    captions.join("\n"),
  );
  for (const caption of captions) assert.match(caption, /#mobilehairdresser\b/u);
});

Deno.test("a hashtag that is a word of the text stays where it was typed, once", async () => {
  const levels = { ...none, aiControlled: true };
  for (const caption of await said("#MakersMarket bargains", { levels })) {
    assert.equal((caption.match(/#MakersMarket\b/gu) ?? []).length <= 1, true, caption);
    assert.doesNotMatch(caption, /(?<!#)MakersMarket/u);
  }
  for (const caption of await said("#MakersMarket bargains")) assert.doesNotMatch(caption, /MakersMarket/u);
});

Deno.test("in an unsupported language, the person's words are used alone", async () => {
  for (const keyword of ["桜の季節", "رمضان كريم", "pierwszy śnieg"]) {
    const captions = await write(keyword, "x", { levels: none });
    assert.deepEqual(
      captions.map((caption) => caption.toLowerCase()),
      [keyword],
    );
  }
});

Deno.test("the lines are in the keyword's language", async () => {
  const own: Record<string, RegExp> = {
    "rebajas de enero": /\b(?:the|you|know)\b/iu,
    "Hochzeit am See": /\b(?:the|you|plans|calendar)\b/iu,
    "gelato a Roma": /\b(?:the|always|yes)\b/iu,
    "soldes d'été": /\b(?:the|know|friend)\b/iu,
    "bolo de cenoura": /\b(?:the|always|mind)\b/iu,
  };
  for (const [keyword, english] of Object.entries(own)) {
    for (const caption of await write(keyword, "facebook", { premium: true })) {
      assert.doesNotMatch(caption, english);
    }
  }
});

Deno.test("a cat's breed and dishes are written as they were typed", async () => {
  for (const keyword of ["maine coon", "macarons", "pad thai"]) {
    const captions = await said(keyword);
    const named = captions.filter((caption) => caption.toLowerCase().includes(keyword));
    assert.ok(named.length >= 3, captions.join(" | "));
    for (const caption of captions) assert.doesNotMatch(caption, /macaroni|…/u);
  }
});

Deno.test(
  "what is told decides what is said: a pet that moves in, keys, a chance meeting, a leaf, a haircut",
  async () => {
    const tagged = async (keyword: string) => (await write(keyword, "instagram", { count: 5 })).join(" ");
    assert.match(await tagged("we adopted a senior cat"), /#(?:AdoptDontShop|RescuePet|NewFamilyMember)/u);
    assert.match(await tagged("we got the keys"), /#(?:NewHome|HomeSweetHome|MovingDay)/u);
    assert.match(await tagged("he said yes"), /#(?:Engaged|JustEngaged|EngagementJoy)/u);
    // Not an achievement, although "ran" begins it; no news of a business, although something is new; no chore.
    assert.match(await tagged("ran into my old teacher"), /#(?:Reunion|TogetherAgain|Homecoming)/u);
    assert.doesNotMatch(await tagged("my plant has a new leaf"), /asking, guessing and waiting/u);
    assert.match(
      await tagged("we adopted a three-legged greyhound"),
      /#(?:AdoptDontShop|RescuePet|NewFamilyMember|Dog)/u,
    );
    assert.doesNotMatch(await tagged("I locked myself out in my pajamas"), /#StyleInspo|your favorite/u);
    assert.doesNotMatch(await tagged("grandma beat everyone at Mario Kart"), /[Cc]ookie tin|waving/u);
    assert.doesNotMatch(await tagged("looking for a part-time barista"), /hungriest|order/u);
    assert.deepEqual(await write("our old cat was put to sleep today", "x"), ["Our old cat was put to sleep today."]);
    assert.doesNotMatch(await tagged("cut my own hair"), /I'll do it later|[Ss]ticky note/u);
  },
);
