import assert from "node:assert/strict";
import { readBrief } from "../../../../domain/captions/brief/read.ts";
import { situationOf } from "./situation.ts";
import type { Situation } from "./situations.ts";

/** One line for each pattern, and below them what only looks like one. */
const situations: Record<string, Situation | null> = {
  "locked myself out in my slippers": "locked-out",
  "my sister and I stopped talking last year": "heavy-day",
  "our old dog can't climb the stairs anymore": "pet-unwell",
  "got my braces off today": "on-the-mend",
  "the vet called, it's only a sprain": "relief",
  "I got stitches from opening an avocado": "ouch",
  "cried in the car today": "crying-it-out",
  "our toddler slept through the night": "slept-through",
  "my son asked if clouds get tired": "kid-quote",
  "our three-year-old refuses to wear pants": "toddler-logic",
  "the baby is here": "baby-born",
  "my best friend is having a baby": "expecting",
  "cant believe shes starting school": "growing-up",
  "he proposed at the bus stop where we met": "engagement",
  "she still laughs at my jokes after 40 years": "couple-years",
  "we sold the house I grew up in": "leaving-home",
  "my best friend is moving to Canada": "friend-away",
  "my brother is moving back to town": "visit",
  "still wearing dad's old watch every day": "heirloom",
  "dad finally bought a smartphone": "tech-support",
  "our neighbor left us soup on the doorstep": "gesture",
  "grandma beat everybody at darts": "elders",
  "my husband reloads the dishwasher after me": "partner-habit",
  "the kitchen ceiling is dripping into a saucepan": "house-trouble",
  "neighbours are drilling at 7am again": "thin-walls",
  "found my ring in the freezer": "found-again",
  "my knees make noises now": "getting-older",
  "the basil on my windowsill came back to life": "garden-good",
  "slugs ate all my lettuce": "plant-lost",
  "our cat had four kittens in my wardrobe": "pet-habit",
  "a robin nested in our mailbox": "wild-visitor",
  "Milo ate my left slipper": "mischief",
  "we painted the nursery yellow": "house-done",
  "locked out of my email again": "tech-trouble",
  "our kettle broke": "mishap",
  "my kitchen floor": null,
};

Deno.test("what people tell of their private lives", async () => {
  for (const [keyword, situation] of Object.entries(situations)) {
    const brief = await readBrief({ keyword, tone: null, locale: null });
    assert.equal(situationOf(brief, false), situation, keyword);
  }
});
