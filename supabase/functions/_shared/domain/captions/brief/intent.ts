import { pattern } from "../../text/pattern.ts";
import type { Form, NounForm, Slots } from "./brief.ts";
import type { Word } from "./grammar.ts";
import { days, namedDay, weekdayWithDate } from "./intent/day.ts";
import { events, everybody, isEvent, plainEvent } from "./intent/event.ts";
import { feelings, feelingWithDegree, rentFree } from "./intent/feeling.ts";
import { greetings } from "./intent/greeting.ts";
import { howTos } from "./intent/how-to.ts";
import { announces, launches, opensOrChanges } from "./intent/launch.ts";
import { firstOrFinished, milestones, receivedOrCounted } from "./intent/milestone.ts";
import { fewLeftOrCheaper, offers } from "./intent/offer.ts";
import { otherRules } from "./intent/other-languages.ts";
import { isPlace } from "./intent/place.ts";
import type { IntentReading, Rule } from "./intent/rule.ts";
import { isPlea } from "./pleas.ts";

export { isQuestion } from "./intent/question.ts";
export type { IntentReading } from "./intent/rule.ts";

export interface IntentInput {
  subject: string;
  form: Form;
  noun: NounForm;
  slots: Slots;
  words: readonly Word[];
}

/** English. What has the same form in the other languages is in `otherRules`. The surest rules come first. */
const rules: readonly Rule[] = [
  { intent: "unknown", confidence: 0.5, test: rentFree },
  { intent: "feeling", confidence: 0.9, test: feelingWithDegree },
  { intent: "greeting", confidence: 0.95, test: greetings },
  { intent: "how-to", confidence: 0.95, test: howTos },
  { intent: "event", confidence: 0.9, test: plainEvent },
  { intent: "launch", confidence: 0.9, test: opensOrChanges },
  { intent: "offer", confidence: 0.9, test: fewLeftOrCheaper },
  { intent: "milestone", confidence: 0.85, test: firstOrFinished },
  { intent: "day", confidence: 0.9, test: namedDay },
  { intent: "day", confidence: 0.9, test: weekdayWithDate },
  { intent: "milestone", confidence: 0.9, test: receivedOrCounted },
  { intent: "launch", confidence: 0.9, test: launches },
  { intent: "offer", confidence: 0.9, test: offers },
  { intent: "milestone", confidence: 0.85, test: milestones },
  { intent: "event", confidence: 0.85, test: events },
  { intent: "feeling", confidence: 0.85, test: feelings },
  { intent: "day", confidence: 0.9, test: days },
];
const invitation: Rule = { intent: "event", confidence: 0.9, test: everybody };

function ruleFor(subject: string): Rule | undefined {
  if (everybody.test(subject)) return invitation;
  return rules.find(({ intent, test }) => {
    const found = test.exec(subject);
    return found !== null && (intent !== "event" || isEvent(subject, found));
  });
}

/** A subject of which a sentence tells a story: "I finally slept", "our cat stole the butter". */
const personal = /^(?:i|i'[a-z]+|my|our (?:cat|dog|son|daughter|kids?|baby)|we (?!are|have|now)|it|the) /iu;

/** A subject whose sentence is no invitation: "Our printer only works on Tuesdays" is nothing to come to. */
const teller = /^(?:our|my|i|they|he|she|it|we (?!are\b|have\b|host|invite)\S+) /iu;

/** A title before a name: "Dr Amara Osei", "Coach Lena". */
const title = pattern`
  ^(?:dr|mr|mrs|ms|prof|coach|chef|sir|dame|uncle|aunt|auntie|captain|pastor|father|sister|saint|st)\.? \p{Lu}
`;

/** What a text is for. English is read closely, the five other languages by their plainest signs. */
export function readIntent(input: IntentInput, english: boolean): IntentReading {
  const { subject, form } = input;
  if (form === "signs") {
    const day = rules.some((rule) => rule.intent === "day" && rule.test.test(subject));
    return { intent: day ? "day" : "unknown", confidence: 0.5 };
  }
  if (english && form === "phrase" && isPlea(subject)) return { intent: "feeling", confidence: 0.8 };
  const rule = english ? ruleFor(subject) : otherRules.find(({ test }) => test.test(subject));
  if (form === "question" && rule?.intent !== "how-to") return { intent: "question", confidence: 0.95 };
  if (!english) return rule ?? readElsewhere(form);
  if (form === "sentence") return readSentence(subject, rule);
  if (form === "request") return rule && rule.intent !== "how-to" ? rule : { intent: "how-to", confidence: 0.8 };
  return rule ?? readPhrase(input);
}

function readElsewhere(form: Form): IntentReading {
  return form === "sentence" ? { intent: "story", confidence: 0.7 } : { intent: "unknown", confidence: 0.4 };
}

/** An English sentence. @param rule the rule that its words match, if any */
function readSentence(subject: string, rule: Rule | undefined): IntentReading {
  const told: IntentReading = { intent: announces.test(subject) ? "launch" : "story", confidence: 0.8 };
  if (rule === undefined) return personal.test(subject) ? { intent: "story", confidence: 0.85 } : told;
  if (["event", "day", "feeling"].includes(rule.intent) && teller.test(subject)) return told;
  const reached = rule.intent === "milestone" && /^we\b/iu.test(subject);
  if (personal.test(subject) && rule.intent !== "launch" && !reached) return { intent: "story", confidence: 0.85 };
  return rule;
}

/** An English phrase that no rule matches. */
function readPhrase({ subject, noun, slots, words }: IntentInput): IntentReading {
  if (noun === "name" && (title.test(subject) || slots.people.length > 0)) {
    return { intent: "person", confidence: 0.85 };
  }
  if (isPlace(subject, slots.places)) return { intent: "place", confidence: 0.75 };
  if (noun === "name" && slots.dates.length === 0) return { intent: "person", confidence: 0.6 };
  const single = words.length < 2 && noun !== "activity";
  if (noun === "none" || single) return { intent: "unknown", confidence: 0.4 };
  return { intent: "thing", confidence: 0.7 };
}
