/** One word of an English text with its parts of speech, as the library names them ("Verb", "Plural", "Country"). */
export interface Word {
  text: string;
  normal: string;
  tags: ReadonlySet<string>;
}

/** Splits an English text into words and names their parts of speech. */
export type Tagger = (text: string) => Word[];

export interface Grammar {
  tag: Tagger;
  lexicon: ReadonlySet<string>;
}

type Library = ((text: string) => { docs: Word[][] }) & {
  model(): { one: { lexicon: Record<string, unknown> } };
};

let loading: Promise<Grammar> | undefined;

/**
 * The parts of speech and the words of English. The lexicon takes about a quarter of a second to load and is not needed
 * before the first caption, which is why it is imported here and not with the function.
 */
export function loadGrammar(): Promise<Grammar> {
  loading ??= import("compromise/two").then(({ default: library }) => {
    const read = library as unknown as Library;
    const tag: Tagger = (text) => read(text).docs.flat().map(({ text, normal, tags }) => ({ text, normal, tags }));
    return { tag, lexicon: new Set(Object.keys(read.model().one.lexicon)) };
  });
  return loading;
}

/** The library takes these for something else at the head of a keyword: "bake sale" is no request to bake. */
const nounsAtStart = new Set(
  (
    "gift bake roast fly road coach pitch match club bark spring mint burnt cold open live street lock train water film book " +
    "speed model sea record house school charity garden flea yard car craft street trail work team study dance swim surf " +
    "camp dress coffee tea wine beer bread guest pop walk fire light paint garage jumble fish bird dog cat drip drop drive " +
    "swing slow test fun press show play sale tour race ride hike cook grill smoke bank bar pub head hand face hair nail " +
    "baby kids first last new old local silent quiz market food flower meal snack sunset sunrise snow rain storm"
  ).split(" "),
);

/** Verbs that hardly are anything else at the head of a keyword. */
const alwaysVerbs =
  /^(?:get|make|keep|find|choose|grow|clean|photograph|remove|write|learn|teach|save|avoid|stop|build|create|organi[sz]e|declutter|sharpen|descale|improve|prepare|repair|restore|touch|bring|give|take|become|eat|drink|wear|prune|sew|knit|peel|boil|meditate|propagate|frame|store|wash|tie|wrap|unclog|unblock|fix|hang|install|iron|soften|stretch|fold|pack|start|plan|choose)$/u;

const colors = /^(?:red|green|blue|yellow|pink|purple|orange|black|white|gr[ae]y|brown|gold|silver|beige|turquoise)$/u;
const takesColor = /^(?:paint|dye|wear|find|choose|mix|make|buy|get|match|style|bleach|clean|wash|grow|pick)$/u;

/** Whether the first word asks somebody to do something: "fold a fitted sheet", "save money on groceries". */
export function isImperative(words: readonly Word[]): boolean {
  const [first, second, third] = words;
  if (!first || !second) return false;
  // "Poison green nail polish" is a color, "paint green walls" is not.
  if (colors.test(second.normal) && !takesColor.test(first.normal)) return false;
  // A name of several words orders nothing.
  if (words.every((word) => /^\p{Lu}\p{Ll}/u.test(word.text))) return false;
  if (first.tags.has("Date") || /^(?:rip|goodbye|bye|farewell|hello|dear|poor|only|not|meet|no)$/u.test(first.normal)) {
    return false;
  }
  if (/^(?:a|an|the|your|my|our|his|her|their|its)$/u.test(second.normal)) {
    return (
      !/^(?:in|on|at|of|with|for|from|by|to|and|or|but|not|no|so|just|only|all|what|who|how|why|when|where|which|is|are|was|were|be|am|has|have|had|into|over|under|after|before|during|without|about|like|as|than|than|that|this|half|both|such|quite|through|across|along|near|behind|beside|between|until|since|towards?|against|inside|outside)$/u.test(
        first.normal,
      ) &&
      !/(?:ed|ing|s|ly)$/u.test(first.normal) &&
      !first.tags.has("PastTense") &&
      !first.tags.has("ProperNoun")
    );
  }
  if (
    alwaysVerbs.test(first.normal) &&
    !/^(?:it|up|out|off|in|on|to|over|down|me|us)$/u.test(second.normal) &&
    !second.tags.has("Verb")
  )
    return true;
  if (nounsAtStart.has(first.normal) || !first.tags.has("Infinitive")) return false;
  // "Flood in our village" asks nobody to flood.
  const place = /^(?:in|on|at|over|by|near|under|behind)$/u.test(second.normal);
  if (
    second.tags.has("Adverb") ||
    (second.tags.has("Preposition") && !place) ||
    /^(?:up|down|off|out)$/u.test(second.normal)
  ) {
    return true;
  }
  // "Harvest supper in October" is an occasion, no advice on harvesting.
  if (second.tags.has("Singular") && third?.tags.has("Preposition") && words[3]?.tags.has("Date")) return false;
  const object = second.tags.has("Noun") || second.tags.has("Adjective");
  return object && third !== undefined && (third.tags.has("Preposition") || third.tags.has("Noun"));
}

/** Verbs of notices: "second season starts Friday", "kids go free". */
const announces = /^(?:starts|ends|begins|opens|closes|returns|launches|arrives|lands|goes|go)$/u;
const kin =
  /^(?:grand(?:ma|pa|mother|father|dad|mum|mom)|nana|granny|mum|mom|mama|dad|papa|mother|father|sister|brother|auntie?|uncle|baby|everyone|everybody|nobody|someone)$/u;

/**
 * The same forms are plural nouns, unless a time, a place or an adverb follows: "our spring collection drops tomorrow".
 */
const happens =
  /^(?:drops?|lands?|ships?|leaves|turns|comes?|moves|runs?|airs|premieres|kicks|continues|resumes|departs|happens|sells|smells|tastes|looks|feels|works|sleeps|loves|wants|needs|hates|thinks|makes|says|knows|gets|keeps|sits|lives)$/u;
const afterVerb =
  /^(?:today|tomorrow|tonight|now|soon|here|this|next|on|in|at|off|out|up|like|the|a|an|my|our|your|me|us|you|it|so|again|well|amazing|great|good|to|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/u;
const determiner = /^(?:the|a|an|my|our|your|his|her|their|this|that|it|us|me|him|them|everything)$/u;

/** Whether a noun and a verb stand side by side without any other sign of a sentence: "dog ate the cake". */
function isShortClause(words: readonly Word[]): boolean {
  return words.some((word, index) => {
    const [before, after] = [words[index - 1]?.normal, words[index + 1]];
    if (before === undefined || /^(?:to|of|and|or|the|a|an)$/u.test(before) || !after) return false;
    if (happens.test(word.normal)) {
      return afterVerb.test(after.normal) || (after.tags.has("Date") && !word.tags.has("Singular"));
    }
    const object = /^(?:over|up|down|off|out|on)$/u.test(after.normal)
      ? (words[index + 2]?.normal ?? "")
      : after.normal;
    return (
      word.tags.has("PastTense") &&
      words[index - 1]!.tags.has("Noun") &&
      !words[index - 1]!.tags.has("Verb") &&
      determiner.test(object)
    );
  });
}

/** Whether the words have a subject and a finite verb behind it: "the bus left without me again". */
export function isClause(words: readonly Word[]): boolean {
  if (
    words.some(
      (word, index) =>
        index > 0 && announces.test(word.normal) && !/^(?:to|the|a|an|our|my)$/u.test(words[index - 1]!.normal),
    )
  )
    return true;
  if (isShortClause(words)) return true;
  const verb = words.findIndex((word, index) => index > 0 && isFinite(word, words[index - 1]));
  if (verb < 1) return false;
  const before = words.slice(0, verb);
  if (before.some((word) => /^(?:that|which|who|where|when|how|why|what|to)$/u.test(word.normal))) return false;
  const pronoun = before.some((word) =>
    /^(?:i|i'[a-z]+|we|we'[a-z]+|you|you'[a-z]+|he|she|it|they|it's|that's|there's|nobody|everyone|everybody|someone|this)$/u.test(
      word.normal,
    ),
  );
  const determined = before.some((word) =>
    /^(?:my|our|your|his|her|their|the|this|that|these|those|an?|no|every|all)$/u.test(word.normal),
  );
  return (
    pronoun ||
    (determined && (before.length > 1 || verb > 1)) ||
    before.some((word) => word.tags.has("Plural") || word.tags.has("Person") || kin.test(word.normal))
  );
}

function isFinite(word: Word, previous: Word | undefined): boolean {
  if (
    /^(?:is|are|was|were|am|has|have|had|isn't|aren't|wasn't|weren't|can't|won't|don't|doesn't|didn't|will|can)$/u.test(
      word.normal,
    )
  )
    return true;
  if (!word.tags.has("Verb") || word.tags.has("Gerund")) return false;
  const behind = previous?.normal ?? "";
  if (/^(?:to|a|an|the|my|our|your|his|her|their)$/u.test(behind)) return false;
  if (word.tags.has("PastTense")) return !word.normal.endsWith("ed") || !/^(?:of|in|with|and)$/u.test(behind);
  if (/^(?:i|we|you|they)$/u.test(behind)) return true;
  return word.tags.has("PresentTense") && !word.tags.has("Infinitive");
}
