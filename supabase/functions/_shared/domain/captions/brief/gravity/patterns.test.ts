import assert from "node:assert/strict";
import { crises } from "./crisis.ts";
import { disasters } from "./disaster.ts";
import { graveWords } from "./grave-words.ts";
import { harmlessDeath } from "./harmless-death.ts";
import { harmlessLosses } from "./harmless-loss.ts";
import { illnesses } from "./illness.ts";
import { livelihoods } from "./livelihood.ts";
import { griefs } from "./loss.ts";
import { graveOtherLanguages } from "./other-languages.ts";

const groups = {
  ...livelihoods,
  ...disasters,
  ...griefs,
  ...illnesses,
  ...graveOtherLanguages,
  ...crises,
  ...harmlessDeath,
  ...harmlessLosses,
};

/** What each pattern is for, and what only looks like it. */
const examples: Record<keyof typeof groups, [matching: string[], others: string[]]> = {
  refused: [["turned away because of my wheelchair", "visa was denied"], ["refused a second helping"]],
  dismissed: [
    ["laid off today", "had to lay off half the team", "was fired", "job cuts", "he left me after"],
    ["fired up the grill", "lay off the chips"],
  ],
  closing: [["closing for good", "our last day of trading", "the family business is closing"], ["closing time"]],
  relief: [["food bank", "emergency appeal", "flood relief"], ["river bank"]],
  disaster: [["anniversary of the crash", "fire in our street", "the bridge collapsed"], ["camp fire"]],
  violence: [["school shooting", "hit and run", "human rights"], ["school run"]],
  inMemory: [
    ["rest in peace", "gone too soon", "r.i.p", "rest easy uncle Ray"],
    ["rest day", "rest easy knowing your roof is safe"],
  ],
  petsDeath: [
    ["our old cat was put to sleep", "put our rabbit down", "the foal didn't make it"],
    ["put the baby to sleep", "put the book down", "the cat didn't make it to the couch"],
  ],
  lostSomebody: [
    ["without my nan", "lost our sweet dog", "saying goodbye to our old cat Biscuit"],
    ["without my keys"],
  ],
  rememberedParent: [["remembering dad", "losing grandma"], ["remembering the day"]],
  lostSomething: [["lost everything", "pregnancy loss", "lost without you"], ["lost my keys"]],
  withoutThem: [
    ["first Christmas apart", "Christmas without him", "the empty chair", "since she died"],
    ["Christmas without snow"],
  ],
  death: [["he died", "the death of"], ["deadline"]],
  separation: [["single again", "getting divorced", "broke up"], ["single malt"]],
  missing: [
    ["she is missing", "lost dog", "last seen"],
    ["missing out", "is missing a button"],
  ],
  farewell: [["our final goodbye", "had to let him go", "put Rex to sleep"], ["put the baby to sleep"]],
  quietGrief: [
    ["saying goodbye to our sweet girl Bella", "her ashes came home", "a letter from my late mother", "no heartbeat"],
    ["goodbye to our couch", "my late train", "the house is so quiet without the kids", "he didn't wake up for school"],
  ],
  illness: [
    ["my son broke his arm", "living with lupus", "in intensive care", "MRI scan", "my illness"],
    ["living with three cats"],
  ],
  support: [["grief support", "a moment of silence", "praying for rain"], ["a moment of joy"]],
  graveSpanish: [["descanse en paz", "cierre definitivo"], ["descanso"]],
  graveGerman: [["ist gestern gestorben", "für immer geschlossen"], ["der laden schließt um 18 uhr"]],
  graveFrench: [
    ["repose en paix", "fermeture définitive", "obsèques de mon oncle", "mon père nous a quittés"],
    ["fermeture éclair", "enterrement de vie de jeune fille"],
  ],
  graveItalian: [["ci ha lasciato", "riposa in pace", "è mancato il nonno"], ["in pace"]],
  gravePortuguese: [["nos deixou", "vamos fechar", "perdemos tudo na enchente"], ["vamos dançar"]],
  illElsewhere: [
    [
      "mon père est à l'hôpital depuis lundi",
      "mamá sigue en el hospital",
      "opa liegt im krankenhaus",
      "la nonna è in ospedale",
      "meu pai está internado no hospital",
    ],
    ["je travaille à l'hôpital", "primer turno en el hospital, soy enfermera", "nachtschicht im krankenhaus"],
  ],
  despair: [["no reason to live", "want to disappear", "kms"], ["no reason to wait"]],
  abuse: [["he hits me", "not safe at home", "crisis line"], ["he hits the ball"]],
  crisisSpanish: [["quiero morir", "me pega"], ["me gusta"]],
  crisisGerman: [["möchte sterben", "schlägt mich"], ["schlägt vor"]],
  crisisFrench: [["veux mourir", "me frappe"], ["veux dormir"]],
  crisisItalian: [["voglio morire", "mi picchia"], ["voglio dormire"]],
  crisisPortuguese: [["quero morrer", "me bate"], ["quero dormir"]],
  killing: [["killing it", "serial killer podcast"], ["killed him"]],
  dying: [["to die for", "deadline", "bored to death"], ["he passed"]],
  bombs: [["bath bomb", "sugar coma"], ["a bomb in the"]],
  crime: [["coffee addict", "murder mystery", "partners in crime"], ["a murder in"]],
  accidents: [["baking disaster", "happy accident", "terminal 2"], ["terminal illness"]],
  crashesAndShots: [["crash course", "photo shoot", "espresso shot"], ["plane crash"]],
  sicknessAndBlood: [["sick beats", "lovesick", "blood orange"], ["sick child"]],
  attacksAndWars: [["snack attack", "star wars", "water fight"], ["an attack in town"]],
  ghostsAndFunerals: [["ghost stories", "rest in peace, my old jeans"], ["a funeral for my uncle"]],
  namesAndExaggerations: [["a disaster of a haircut", "cancer season", "my stab at embroidery"], ["cancer diagnosis"]],
  losses: [
    ["weight loss", "get lost", "passed the exam", "beat me at chess"],
    ["loss of hearing", "beat me at home"],
  ],
  strokesAndPanic: [["brush stroke", "panic buying"], ["had a panic"]],
  firesAndTorture: [["our bathroom flooded", "on fire", "leg day is torture"], ["house on the hill"]],
  widowsAndStorms: [
    ["golf widow", "tornado of toys"],
    ["a widow", "a tornado"],
  ],
  horror: [["graveyard smash", "escape room"], ["a graveyard"]],
  fights: [["knocked it out", "slay", "grave digger"], ["knocked him down"]],
  suffering: [["Sunday depression", "diagnosed with wanderlust"], ["diagnosed with lupus"]],
};

for (const [name, [matching, others]] of Object.entries(examples)) {
  Deno.test(`how serious a text is: the pattern "${name}" matches its examples and nothing similar`, () => {
    const tested = groups[name as keyof typeof groups];
    assert.deepEqual(
      matching.filter((text) => !tested.test(text)),
      [],
    );
    assert.deepEqual(
      others.filter((text) => tested.test(text)),
      [],
    );
  });
}

Deno.test("how serious a text is: the grave words of each language are in the list, one by one", () => {
  for (const word of ["funerals?", "muri[oó]", "beerdigung", "obsèques", "lutto", "velório"]) {
    assert.ok(graveWords.includes(word), word);
  }
  assert.equal(
    graveWords.some((word) => word === "" || /\s/u.test(word)),
    false,
  );
});
