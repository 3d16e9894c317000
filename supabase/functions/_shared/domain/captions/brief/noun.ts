import type { NounForm } from "./brief.ts";
import type { Word } from "./grammar.ts";

/** Nouns that end like an activity and are things. */
const things =
  /^(?:th|str|spr|w|k|sl|cl|sw)ing$|^(?:ring|earring|wedding|morning|evening|building|ceiling|clothing|pudding|painting|drawing|dressing|icing|frosting|stuffing|crossing|dumpling|ending|landing|meeting|filling|lighting|seedling|duckling|gosling|sibling|greeting|opening|offering|outing|offspring|railing|paving|lining|siding|serving|setting|reading|screening|training|gathering|happening|being|feeling|blessing)s?$/u;
const determiners =
  /^(?:an?|the|my|our|your|his|her|their|its|this|that|these|those|some|every|each|any|no|all|both|another|two|three|four|five|six|seven|eight|nine|ten|twelve|\d[\d.,]*)$/u;
const small = /^(?:a|an|the|of|and|at|in|on|for|to|by|with|from|&|de|la|le|di|du|van|von)$/u;
/** With these a gerund tells what somebody is doing: "learning Excel" is no kind of Excel. */
const doing =
  /^(?:learning|making|trying|getting|going|moving|finding|waiting|planning|growing|working|taking|giving|having|doing|being|saying|leaving|starting|finishing|building|saving|buying|selling|teaching|helping|turning|looking|thinking|meeting|becoming|wearing|watching|eating|drinking|loving|missing|craving|chasing|introducing|celebrating|opening|closing|killing|dying|drowning|shooting|bleeding|living|fighting|losing|winning|playing|visiting|exploring|searching|hunting|walking|running|driving|riding|packing|unpacking|painting|packing)$/u;

const linking =
  /^(?:in|on|at|of|with|for|from|by|to|through|and|or|near|under|over|after|before|without|like|as|than|is|are|about|into|around|behind|beside|between|across|along|during|since|until|all|half|both|what)$/u;

/** How an English phrase behaves as a noun. @param words its words with their parts of speech */
export function readNoun(words: readonly Word[]): NounForm {
  const first = words[0];
  if (!first) return "none";
  const bare = words.filter((word) => word.text !== "");
  const lead = determiners.test(first.normal) ? bare.slice(1) : bare;
  const weighty = lead.filter((word) => !small.test(word.normal));
  if (
    weighty.length > 0 &&
    weighty.every((word) => /^[\p{Lu}\d&]/u.test(word.text)) &&
    !/^\p{Lu}{2,}$/u.test(weighty.map((word) => word.text).join(""))
  )
    return "name";
  if (
    bare.some(
      (word, at) =>
        at > 0 &&
        /^(?:this|that|these|those|the|my|our|your|an?)$/u.test(word.normal) &&
        !linking.test(bare[at - 1]!.normal),
    )
  )
    return "none";
  if (
    bare.some(
      (word) =>
        /^(?:i|me|you|it|us|them|everything|something|nothing|anything|this|that|everyone|nobody)$/u.test(
          word.normal,
        ) &&
        word !== bare[0] &&
        !word.tags.has("Hyphenated"),
    )
  )
    return "none";
  if (
    bare.some((word) => word.text === "") ||
    words.some(
      (word) =>
        word.text === "" ||
        /^(?:lowkey|highkey|literally|officially|finally|apparently|maybe|probably|definitely)$/u.test(word.normal),
    )
  )
    return "none";
  if (/^\p{Lu}/u.test(first.text) && (first.tags.has("Person") || first.tags.has("FirstName"))) return "name";
  if (determiners.test(first.normal) || /['’]s?$/u.test(first.text)) return "determined";
  const phrase = untilPreposition(bare);
  const head = phrase[phrase.length - 1];
  if (!head || startsVerbally(bare)) return "none";
  if (/^\p{Lu}/u.test(head.text) && ["Place", "City", "Country", "Region"].some((tag) => head.tags.has(tag))) {
    return "name";
  }
  if (head.normal.endsWith("ing") && !things.test(head.normal)) return "activity";
  if (
    (head.tags.has("Plural") &&
      /(?:s|men|children|people|feet|teeth|geese|mice)$/u.test(head.normal) &&
      head.normal !== "ramen") ||
    /(?:[^sui'’]s|ies)$/u.test(head.normal)
  )
    return "plural";
  if (
    head.tags.has("Adverb") ||
    head.tags.has("Preposition") ||
    head.tags.has("Pronoun") ||
    head.tags.has("Conjunction")
  )
    return "none";
  if (head.tags.has("Adjective") && phrase.length === bare.length && !head.tags.has("Noun")) return "none";
  return "bare";
}

/**
 * The noun phrase that an English text begins with, without its article, where every word of it belongs to one:
 * "pottery workshop" of "pottery workshop for beginners", nothing of "gift wrapping now free".
 */
export function readNounPhrase(words: readonly Word[]): string {
  const bare = words.filter((word) => word.text !== "");
  const first = bare[0]?.normal ?? "";
  if (/^(?:no|every|each|any|all|both|another)$/u.test(first)) return "";
  const lead = bare.slice(determiners.test(first) && !/\d/u.test(first) ? 1 : 0);
  const phrase = untilPreposition(lead);
  const head = phrase[phrase.length - 1];
  if (
    !head ||
    startsVerbally(lead) ||
    (!isNounLike(head) && (!head.normal.endsWith("ing") || things.test(head.normal))) ||
    head.normal.endsWith("ly")
  )
    return "";
  const belongs = phrase.every(
    (word, at) =>
      isNounLike(word) ||
      word.tags.has("Adjective") ||
      word.tags.has("Participle") ||
      word.tags.has("Value") ||
      word.normal.endsWith("ing") ||
      (at < phrase.length - 1 && word.normal.endsWith("ed") && !word.tags.has("Adverb")),
  );
  const follower = lead[phrase.length];
  const verbal = phrase.some(
    (word) => word.tags.has("Adverb") || word.tags.has("Copula") || word.tags.has("Auxiliary"),
  );
  // Alone, the noun of a longer phrase says nothing of it: "the bench by the canal".
  const tells = follower?.normal !== "of" && (phrase.length > 1 || follower === undefined);
  return belongs && tells && !verbal && !follower?.tags.has("Copula") ? phrase.map((word) => word.text).join(" ") : "";
}

function isNounLike(word: Word): boolean {
  return word.tags.has("Noun") && !word.tags.has("Pronoun");
}

function untilPreposition(words: readonly Word[]): readonly Word[] {
  const index = words.findIndex(
    (word, at) => at > 0 && (word.tags.has("Preposition") || word.tags.has("Conjunction") || linking.test(word.normal)),
  );
  return index < 1 ? words : words.slice(0, index);
}

/**
 * Whether a phrase tells what somebody does or did, and is no thing: "sold out in two hours", "ghosted by my
 * sourdough".
 */
function startsVerbally(words: readonly Word[]): boolean {
  const [first, second] = words;
  if (!first) return true;
  if (
    first.tags.has("Preposition") ||
    first.tags.has("Pronoun") ||
    (first.tags.has("Adverb") && !first.tags.has("Adjective")) ||
    first.tags.has("Conjunction") ||
    first.tags.has("QuestionWord")
  )
    return true;
  if (
    /^(?:in|on|at|with|for|from|by|to|so|too|very|just|now|not|never|always|still|finally|almost|out|off|up|back|here|there|when|if|because|and|but|or)$/u.test(
      first.normal,
    )
  )
    return true;
  if (
    first.normal.endsWith("ing") &&
    !things.test(first.normal) &&
    second &&
    linking.test(second.normal) &&
    !doing.test(first.normal)
  )
    return false;
  if (first.normal.endsWith("ing") && !things.test(first.normal)) {
    return (
      second !== undefined &&
      (!second.tags.has("Noun") ||
        second.tags.has("Pronoun") ||
        doing.test(first.normal) ||
        determiners.test(second.normal))
    );
  }
  if (
    /^(?:lost|gone|last|stuck|caught|left|made|done|born|found|back) /u.test(`${first.normal} `) &&
    second &&
    (linking.test(second.normal) ||
      second.tags.has("Gerund") ||
      second.tags.has("PastTense") ||
      second.normal === "seen")
  ) {
    return true;
  }
  const past =
    first.tags.has("PastTense") ||
    (/[^aeiou]ed$|[aeiou][^aeiou]+ed$/u.test(first.normal) && !first.normal.endsWith("eed") && first.tags.has("Verb"));
  return past && !(second?.tags.has("Noun") && !second.tags.has("Pronoun") && !determiners.test(second.normal));
}
