import type { Brief } from "../../../domain/captions/brief/brief.ts";
import { metaphors } from "../../../domain/captions/brief/gravity-situations.ts";
import { harmless } from "../../../domain/captions/brief/gravity-words.ts";

/** Lines that would hurt beside a subject whose gravity was not noticed. */
const flippant = /^In other news|^So, this happened|True story|^Just saying|^Looking forward|^Counting down/u;

export function isFlippant(line: string): boolean {
  return flippant.test(line);
}

/** Things that are in nobody's bad news. */
const homely = new RegExp(
  "\\b(?:sock|slipper|fridge|fringe|umbrella|sourdough|pizza|cake|coffee|tea|soup|pasta|cheese|egg|hen|chicken|rooster|goldfish|" +
    "printer|dishwasher|washing machine|vacuum|doorbell|alarm|snooze|wi-?fi|emoji|meme|playlist|karaoke|dance floor|disco|" +
    "pyjama|pajama|crocs|jeans|glitter|lego|puzzle|jigsaw|board game|popcorn|snack|cookie|biscuit|brownie|croissant|pancake|" +
    "waffle|taco|burrito|noodle|ramen|avocado|banana|pumpkin|zucchini|courgette|tomato|basil|houseplant|cactus|succulent|" +
    "seagull|pigeon|squirrel|duck|goose|hedgehog|unicorn|dinosaur|trampoline|hammock|tent pole|shed|wardrobe|lamp|mug|spoon|" +
    "nap|picnic|ice cream|text message|selfie|tooth|quilt|museum|minecraft|birthday card|parcel|tiles|keys|barbecue|toaster|oven|" +
    "party|wedding|trip|festival|concert|gig|holiday|vacation|brunch|game|quiz|camp|camping|carnival|parade|prom|bake sale|birthday|" +
    "dinner|market|night (?:in|out)|date night|girls'? night|movie night|weekend|reunion|ceilidh|show|recital|ball|tasting)(?:s|es)?\\b",
  "iu",
);
const trivial =
  /\b(?:forgot|overslept|spilled|spilt|tripped over my|locked myself out|ordered|baked|napped|danced|sang along|laughed|giggled|binged|finally tried|accidentally)\b/iu;
/** Beside these a homely word proves nothing: "no cake, the hospital called". */
const doubtful =
  /\b(?:hospital|doctor|nurse|vet|clinic|surgery|operation|ill|sick|pain|hurt|police|court|judge|lawyer|hearing|prison|ambulance|insurance|debt|rent|job|boss|fired|fire|left|leaving|lost|alone|without|never|cried|crying|tears|last|goodbye|end|ended|over|gone|sorry|afraid|scared|test results?)\b/iu;

const laughter =
  /[\u{1F600}-\u{1F606}\u{1F60A}-\u{1F60E}\u{1F923}\u{1F929}\u{1F973}\u{1F389}\u{1F602}]|\b(?:lol|haha\w*|lmao|omg)\b/iu;

/** Whether something in a light text shows that it is meant lightly; that nothing grave was found is no proof. */
export function isPlainlyLight({ text, subject, mood }: Brief): boolean {
  if (laughter.test(text)) return true;
  if (text.replace(metaphors, "").replace(harmless, "") !== text) return true;
  if (doubtful.test(subject)) return false;
  return mood === "good" || text.includes("!") || homely.test(subject) || trivial.test(subject);
}
