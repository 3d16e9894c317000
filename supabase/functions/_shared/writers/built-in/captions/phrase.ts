import type { Brief } from "../../../domain/captions/brief/brief.ts";
import { capitalise } from "../../../domain/captions/brief/casing.ts";
import { isSlur } from "../slurs.ts";

/** The keyword in the shapes that lines ask for, without a full stop. */
export interface Phrase {
  /** At the start of a sentence. */
  start: string;
  /** Inside a sentence. */
  inside: string;
  /** Inside a sentence, with the article that it needs. */
  definite: string;
  /** Inside a sentence, with "a" or "an" where it needs one. */
  indefinite: string;
  /** The first word of a noun of several, in lower case; empty where it would tell nothing. */
  modifier: string;
  /** Nothing but emoji, tags or numbers. */
  signs: boolean;
}

/** Sets a brief's subject; what the person typed keeps its words and their order. */
export function phraseOf(brief: Brief): Phrase {
  const { slots, language, noun } = brief;
  // The lines of a question bring its marks.
  const subject = brief.form === "question" ? brief.subject.replace(/^¿\s*|\s*[?？]+$/gu, "") : brief.subject;
  const text = decent(subject).replace(/[\s.,;:–—-]+$/u, "").trim() || spelledTags(slots.hashtags) ||
    slots.emoji.join("") || slots.links.join(" ");
  if (!text) return { start: "", inside: "", definite: "", indefinite: "", modifier: "", signs: true };
  const inside = text;
  const article = language === "en" && (noun === "bare" || noun === "plural") &&
    !/^(?:the|a|an|my|our|your) /iu.test(inside);
  const head = inside.split(/ (?:in|on|at|of|with|for|from|by|to|after|before|under|through|without) /u)[0]!;
  const counted = article && noun === "bare" && !mass.test(head);
  return {
    start: capitalise(text),
    inside,
    definite: article ? `the ${inside}` : inside,
    indefinite: counted ? `${articleFor(inside)} ${inside}` : inside,
    modifier: article && noun === "bare" ? /^([\p{L}-]+) [\p{L} -]+$/u.exec(inside)?.[1] ?? "" : "",
    signs: !/\p{L}{2}/u.test(text),
  };
}

/** Nouns that take no "a". */
const mass =
  /(?:^|\s)(?:toast|bread|rice|fruit|bacon|ham|cheese|milk|butter|water|jewell?ery|furniture|pottery|yarn|clothing|denim|moss|music|art|photography|knitwear|equipment|luggage|stationery|lighting|software|advice|energy|fashion|footwear|skincare|streetwear|weather|sand|snow|hair|makeup|food|ramen|sushi|pasta|coffee|tea|beer|wine|chocolate|jam|honey|fabric|wool|linen|leather|wood|grass|rain|sunshine|hospitality|content|pizza dough|sourdough|gelato|porridge|granola|kimchi|kombucha|cold brew|amigurumi|crochet|embroidery|calligraphy|yoga|gymnastics|chess|football|basketball|parkour|karate|judo|archery|taxidermy|gear|merch|work|love|magic|chaos|traffic|news|homework|laundry|paperwork)$/iu;

function articleFor(text: string): "a" | "an" {
  const [first = ""] = text.split(/[\s-]/u);
  if (/^(?:8|11|18)/u.test(first)) return "an";
  if (/^\p{Lu}{2,}/u.test(first)) return /^[AEFHILMNORSX]/u.test(first) ? "an" : "a";
  if (/^(?:uni|use|usu|eu|one|once|ufo|ukul|ubiq|uten)/iu.test(first)) return "a";
  return /^(?:[aeiou]|hour|honest|heir|honou?r)/iu.test(first) ? "an" : "a";
}

/** "#MondayMotivation" says "Monday motivation". */
function spelledTags(tags: readonly string[]): string {
  return tags.slice(0, 3).map((tag) => tag.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, " ").trim()).join(", ");
}

/** Slurs are never written out. */
function decent(text: string): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => (isSlur(word) ? "…" : word));
}
