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
    "I adopted a plant and killed it in a week": "did-it",
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

Deno.test("what happens at work, on the road, at play and in the head has lines of its own", async () => {
  const expected = {
    "rejected by twelve companies": "rejection",
    "my manager approved my leave": "days-off",
    "that meeting could have been an email": "work-day",
    "replied all by accident": "office-blunder",
    "thesis is 40 pages too long": "study-grind",
    "failed my driving test again": "exam-failed",
    "i start night school on monday": "new-start",
    "handed in my notice": "quitting",
    "interview today, wish me luck": "nerves",
    "knee is finally letting me run": "comeback",
    "came last and loved every minute": "defeat",
    "pulled a hamstring celebrating": "ouch",
    "swam a full mile in open water": "sport-feat",
    "missed my connection in Frankfurt": "travel-trouble",
    "bus broke down so we're walking": "road-trouble",
    "somewhere over Greenland": "in-between",
    "parallel parked on the first try": "behind-the-wheel",
    "third time lucky with the sourdough": "finally-worked",
    "made the last train by four seconds": "small-wins",
    "my macarons cracked": "craft-fail",
    "attempted focaccia art, got a crime scene": "plot-turn",
    "went blonde": "hair-change",
    "out until 4 with the girls": "night-out",
    "broke until friday": "broke-mood",
    "no spend month day 12": "streak",
    "skipped the gym again": "fell-off",
    "pineapple belongs on pizza": "hot-take",
    "not me crying over a spreadsheet": "not-me",
    "onwards and upwards": "motto",
    "the audacity": "outrage",
    "beat the final boss after 87 tries": "game-over",
    "front row for my favorite band": "after-show",
    "cried at the end of the movie": "story-hangover",
    "my screen time report exposed me": "called-out",
    "tickets sold out before I got in": "missed-out",
    "the wifi died mid meeting": "tech-trouble",
    "keys are still inside": "locked-out",
    "passport application sent": "ticked-off",
    "tell me your most useless talent": "prompt",
    "brain full of bees": "frazzled",
    "that feeling when the plane lands": "that-moment",
    "festival season has wrapped": "season-over",
    "Mrs Patel says I talk too much in class": "said-it",
    "borrowed a horse and a hat": "did-it",
    "I cried alone in the car again": "crying-it-out",
    "never trust a long bus ride with free wifi": "hot-take",
    "model railway now reaches the kitchen": "story",
    "passing notes behind the teacher's back": "doing",
    "I own more yarn than clothes": "as-it-is",
    "bass player wanted": "hiring",
    "chess club for beginners starts in January": "event-public",
    "accepting students for cello lessons": "booking",
    "got a medal the size of a plate": "achievement",
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
