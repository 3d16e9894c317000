import type { Brief } from "../../../../../domain/captions/brief/brief.ts";
import { pattern } from "../../../../../domain/text/pattern.ts";
import { nounForms } from "../noun.ts";
import type { LifeSituation, SituationRule } from "../situations.ts";

/** The source of a pattern that is written over several lines, to stand in others. */
function part(source: TemplateStringsArray, ...parts: string[]): string {
  return pattern(source, ...parts).source;
}

export const kid = part`
  (?:(?:grand)?(?:son|daughter|kid|child|children)s?|toddlers?|baby|babies|twins|boys?|girls?|nieces?|nephews?
  |little ones?|youngest|oldest|eldest|firstborn|middle one|teen(?:ager)?s?|stepson|stepdaughter
  |\p{L}+[- ]year[- ]olds?|\d+ ?yr olds?)
`;
export const elder = part`
  (?:(?:great[- ])?(?:grand(?:ma|pa|mother|father|dad|parents?)|nana?|gran|granny|grandad|abuel[ao]|oma|opa|pop
  |papa))
`;
export const parent = String.raw`(?:mum|mom|mama|mother|dad|father|parents|folks|mother-in-law|father-in-law|in-laws)`;
export const partner = String.raw`(?:husband|wife|hubby|boyfriend|girlfriend|partner|fianc[eé]e?|spouse|better half)`;
export const relative = part`
  (?:${parent}|${elder}|${partner}|${kid}|brothers?|sisters?|siblings?|cousins?|aunts?|aunties?|uncles?|family
  |sister-in-law|brother-in-law)
`;
export const anyone = part`
  (?:${relative}|(?:best )?friends?|bestie|neighbou?rs?|strangers?|somebody|someone|co-?workers?|colleagues?
  |landlord|roommate|flatmate|mail ?man|(?:mail|post|delivery) (?:man|woman|carrier|guy)|lady next door
  |man next door|teachers?|boss)
`;
export const pet = part`
  (?:cats?|dogs?|pupp(?:y|ies)|pups?|kittens?|rabbits?|bunn(?:y|ies)|hamsters?|guinea pigs?|parrots?|ferrets?
  |hens?|chickens?|horses?|pon(?:y|ies)|tortoises?|turtles?|goldfish|budgies?|lizards?|geckos?|labs?|labradors?
  |beagles?|poodles?|corgis?|pugs?|terriers?|retrievers?|huskies|husky|spaniels?|tabby)
`;
export const plant = part`
  (?:(?:house)?plants?|tomato(?:es)?|basil|orchids?|roses?|rose ?bush(?:es)?|bush|seeds?|seedlings?|bulbs?
  |peppers?|chil(?:l)?i(?:es)?|cucumbers?|zucchinis?|courgettes?|pumpkins?|squash|beans|peas|lettuces?
  |radish(?:es)?|carrots?|potatoes|garlic|strawberr(?:y|ies)|raspberr(?:y|ies)|blueberr(?:y|ies)|(?:lemon|apple
  |cherry|pear|plum|fig|peach|avocado|money|lime|olive) trees?|avocado pit|cact(?:us|i)|succulents?|monstera
  |ferns?|ivy|lilacs?|peon(?:y|ies)|tulips?|daffodils?|crocus(?:es)?|snowdrops|hydrangeas?|lavender|rosemary
  |thyme|parsley|cilantro|coriander|chives|mint|sunflowers?|dahlias?|sweet peas|figs?|grapes|vines?|jasmine
  |wisteria|magnolia|amaryllis|pothos|geraniums?|petunias?|poinsettia|bonsai|herbs|garden|lawn|kale|spinach
  |rhubarb|corn)
`;
export const number = part`
  (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|twenty[- ]five|thirty|forty
  |fifty|sixty)
`;
/** Up to three words between a possessive and its noun: "my very old". */
export const few = String.raw`(?:[\p{L}\d'’-]+ ){0,3}?`;
/** The start of what one says of oneself: "I finally", "just". */
export const oneself = String.raw`^(?:i|we|i've|we've|just|finally|today|yesterday|so|officially|and|still|well|ok|also|then| )*`;

/** A phrase of so many words tells something, even where it has the form of a noun: "hubby tried to fix it himself". */
const statementMin = 5;

/**
 * A rule for what is told of private lives, by the entry of the bank whose lines are true of it. A short noun
 * phrase is about its noun instead.
 * @param not words that make it something else
 */
export function tells(situation: LifeSituation, words: RegExp, not?: RegExp): SituationRule {
  return {
    situation,
    intents: [],
    suits: (brief: Brief) =>
      brief.form !== "question" &&
      words.test(brief.subject) &&
      not?.test(brief.subject) !== true &&
      (brief.subject.split(" ").length >= statementMin || nounForms(brief) === null),
  };
}
