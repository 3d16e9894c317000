import type { Brief } from "../../../domain/captions/brief/brief.ts";

/** Nouns that name something one can hold or point at, whatever stands before them. */
const objects = new Set(
  (
    "lamp lamps lampshade lampshades chair chairs armchair table bench desk stool shelf rack cabinet wardrobe headboard mirror " +
    "clock watch kettle teapot pan pot pots dish plate plates jug tray board basket baskets box boxes jar jars bottle flask " +
    "rug carpet curtain curtains cushion cushions blanket quilt throw apron belt bag bags backpack tote suitcase wallet jacket coat " +
    "raincoat hat cap gloves slippers socks scarf tie umbrella headphones typewriter camera projector radio turntable keyboard " +
    "drill hammer toolbox treadmill machine tent hammock kayak canoe skateboard surfboard guitar ukulele violin piano notebook pen " +
    "pens pencils brushes brush candlestick vase planter watering-can can bucket birdhouse doorknob ornament figurine toy toys puzzle"
  ).split(" "),
);
const made =
  /\b(?:leather|wooden|wood|ceramic|porcelain|stoneware|earthenware|rattan|wicker|linen|cotton|canvas|woollen|wool|felt|brass|copper|pewter|walnut|oak|teak|enamel|glass|silver|velvet|denim|silk|bamboo|marble|vintage|antique|retro|handmade|hand-\p{L}+|knitted|folding|cordless|waterproof|second-hand|upcycled|restored|embroidered|cast[- ]iron|stainless)\b/iu;
/** What is held in a hand and hurts, is owed, or happens. */
const noObject =
  /\b(?:last (?:few|one|ones|pieces?)|left|only|knife|gun|rifle|test|pill|box office|table read|chair ?person|board (?:meeting|exam)|machine (?:learning|operator)|watch party)\b|\b\p{L}+ing$/iu;

const relation = / (?:with|without|from|for|at|to) /iu;
const determiner = /^(?:an?|the|my|our) /iu;

/**
 * Whether an English noun phrase names an object: its noun and its make say so together, or the noun alone where the
 * phrase is somebody's ("my typewriter").
 */
export function isObject({ subject, language, form, noun, mood, slots }: Brief): boolean {
  if (language !== "en" || form !== "phrase" || mood === "low" || slots.prices.length > 0 || slots.dates.length > 0)
    return false;
  if (noun === "none" || noun === "name" || noun === "activity" || noObject.test(subject)) return false;
  const words = subject.toLowerCase().split(" ");
  if (words.length < 2 || words.length > 5 || relation.test(subject)) return false;
  return objects.has(words.at(-1)!) && (words.length > 2 || made.test(subject) || !determiner.test(subject));
}
