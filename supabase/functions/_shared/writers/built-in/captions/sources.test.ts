import assert from "node:assert/strict";
import { captionTask } from "../../../domain/captions/task.ts";
import { loadBank } from "./bank/load.ts";
import { nounForms } from "./read/noun.ts";
import { understand } from "./sources.ts";

/** The entry that most lines of a keyword come from. */
async function firstEntry(keyword: string): Promise<string | undefined> {
  const { brief } = await captionTask({ keyword, platform: "x" });
  const bank = await loadBank(brief.language);
  return understand(brief, nounForms(brief), null, bank).sources[0]?.entry.id;
}

Deno.test("the head noun decides, in its finer kind, and not a word beside it", async () => {
  const expected = {
    "my lucky wool socks": "socks",
    "foster kittens": "kitten",
    "pumpkin patch weekend": "pumpkin-patch",
    "my new Subaru Crosstrek": "car",
    "Toyota Tacoma": "car",
    Netflix: "binge",
    "my sister Anna": "sister",
    "the dentist's waiting room": "waiting",
    "my snow manifesto": "thing",
  };
  for (const [keyword, id] of Object.entries(expected)) assert.equal(await firstEntry(keyword), id, keyword);
});

Deno.test("a word of several meanings counts only where it stands alone", async () => {
  assert.equal(await firstEntry("scale"), "two-meanings");
  assert.notEqual(await firstEntry("kitchen scale"), "two-meanings");
});

Deno.test("what is announced or told decides before a noun", async () => {
  const expected = {
    "we now ship to Canada": "now-offering",
    "jewelry sale": "offer",
    "500 five star reviews": "milestone-number",
    "lost 40 pounds": "achievement",
    "just dropped our oldest off at college": "empty-nest",
    "phone died at mile 3 and so did I": "mishap",
    "get rid of fruit flies": "how-to",
    "free consultation for new injury clients": "formal/offer",
    "free delivery over $40": "offer",
    "first yoga class is on us": "offer-free",
    "my toddler cut her own bangs": "mischief",
    "kids are back in school": "story",
    "nobody came to my garage sale": "mishap",
    "forgot my own birthday": "mishap",
    "I adopted a plant and killed it in a week": "story",
    "the wedding is in 10 days": "countdown",
    "no appointment needed": "booking",
    "our kettle broke": "mishap",
    "found $20 in my old jeans": "story",
    "they closed my favorite diner": "story",
    "my husband forgot our anniversary": "mishap",
    "the baby is here": "baby-born",
    "the 90s": "year",
    homesick: "homesick",
    "they restocked my favorite ice cream": "story-good",
    "last week of the sale": "offer",
    "last day of school": "school",
    "road closing": "word",
    humid: "adjective",
    "hemos llegado a los 5.000 seguidores": "milestone-number",
  };
  for (const [keyword, id] of Object.entries(expected)) assert.equal(await firstEntry(keyword), id, keyword);
});

Deno.test("what shops, trades, clubs and schools tell has lines of its own", async () => {
  const expected = {
    "sold out of focaccia before ten": "sold-out",
    "our Friday workshop is full": "full-house",
    "putting our prices up in March": "price-rise",
    "parcels are taking longer than usual": "delay",
    "the card machine is down": "interrupted",
    "choir practice moved to Thursday": "moved-date",
    "need two volunteers for the cake stall": "helpers-wanted",
    "before and after of a bathroom in Hull": "job-done",
    "packed our very first order": "first-order",
    "a client wrote us the sweetest note": "kind-words",
    "bake sale raised 340 dollars": "raised",
    "we're partnering with Hill Street Books": "teaming-up",
    "health inspection passed": "good-grade",
    "the new kiln is finally here": "new-gear",
    "someone left a scarf at the counter": "lost-found",
    "last market of the season": "season-end",
    "we're back from our break": "back-open",
    "fourth generation at the bakery": "handover",
    "which label do you like better": "name-it",
    "who wants to be a hair model": "who-wants",
    "our under 12s won the cup": "match-won",
    "cash only, sorry": "notice",
    "walk-ins are welcome on Fridays": "notice",
    "two puppies looking for a home": "adopt-me",
    "my pupil passed grade 3": "proud-of",
    "spent nine hours on this mural": "hours-of-work",
    "a client cancelled on me": "setback",
    "Father Tom is retiring": "farewell",
    "our jam won second prize": "prize-won",
    "rainy day? we have soup": "got-you-covered",
    "rain or shine, see you there": "event-public",
    "only three pies left": "offer-ends",
    "no we are not closing down": "still-open",
    "the pumpkin spice soap is back": "launch-product",
  };
  for (const [keyword, id] of Object.entries(expected)) assert.equal(await firstEntry(keyword), id, keyword);
});

Deno.test("when a finer kind is used up, the lines of its broader kind follow", async () => {
  const { brief } = await captionTask({ keyword: "wool socks", platform: "x" });
  const { sources } = understand(brief, nounForms(brief), null, await loadBank("en"));
  assert.deepEqual(
    sources.map(({ entry }) => entry.id),
    ["socks", "accessories", "word"],
  );
  assert.ok(sources[1]!.share < sources[0]!.share / 100);
});
