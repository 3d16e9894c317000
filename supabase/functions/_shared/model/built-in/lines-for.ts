import { emojiForText, emojiForWord } from "../../captions/emoji.ts";
import type { Draw } from "./draw.ts";
import { chores, general, generalCalls, groupCalls, lessons, sceneCalls, moods, nudges, sober } from "./lines/general.ts";
import { languageLines, otherAsks, otherLeads, otherSays } from "./lines/languages.ts";
import { kindLines } from "./lines/kinds/all.ts";
import { newsLines } from "./lines/news.ts";
import { questionFollows } from "./lines/openings/sentences.ts";
import { scenesForActivities } from "./openings.ts";
import { sceneLines } from "./lines/scene-lines.ts";
import type { KindLines } from "./lines/kinds/kind-lines.ts";
import type { Scene } from "./lines/openings/scene.ts";
import type { PhotoLines } from "./lines/photo.ts";
import { fillLines } from "./forms.ts";
import { capitalise, headOf } from "./grammar.ts";
import { newsOf } from "./news-of.ts";
import type { Subject } from "./subject.ts";
import { topicOf } from "./topics/recognise.ts";
import type { Topic } from "./topics/topic.ts";

/** What follows an opening, and what goes with it. */
export interface Lines {
  /** Observations. */
  says: readonly string[];
  /** Little stories. */
  tells: readonly string[];
  asks: readonly string[];
  /** Details for a list; empty where a list would be out of place. */
  has: readonly string[];
  calls: readonly string[];
  /** The subject is not in these lines, so that they may open a caption. */
  standAlone: boolean;
  emoji: readonly string[];
  hashtags: readonly string[];
  /** Openings that take the place of those by scene, already filled in. */
  openings: readonly string[] | null;
}

const empty = { tells: [], has: [], calls: [], standAlone: false, openings: null };
/** News that turns an everyday subject round: the topic's cheerful lines would miss the point. */
const turned = /\b(?:quit|quitting|quits|left|leaving|leave|hate|hates|fail|failed|lost|broke|broken|without|not|never|no|stop|stopped|miss|missed|cancel\p{L}*|fired|over|can['’]t(?! wait)|don['’]t|didn['’]t|won['’]t|isn['’]t)\b/iu;
/** A day of February is not about snow. */
const signs = new Set<Scene>(["letter", "number", "year", "date"]);
const anyTags = ["SmallMoments", "WorthSharing", "LifeLately", "LittleThings", "JustBecause", "RealLife"];

export function linesFor(subject: Subject, scene: Scene | null, photo: PhotoLines | null, draw: Draw): Lines {
  if (subject.sober) return { ...empty, says: sober.says, tells: sober.tells, asks: sober.asks, calls: sober.closings, emoji: emojiForText("", { sober: true }), hashtags: ["Together", "InOurThoughts", "TakeCare", "Remembering", "Kindness", "Support", "Quietly", "OneDayAtATime"] };
  if (subject.language !== "en") return foreignLines(subject, photo);
  const known = subject.loose ? null : subject.topics[0] ?? null;
  // A price is a price, whatever it is for.
  const topic = scene === "offer" && known?.scene !== "sale" ? topicOf("sale") : scene === "business" && known?.scene === "gift" ? topicOf("business") : known;
  const dress = dressing(subject, topic, photo, draw);
  if (scene === "person" && topic !== null && topic.group !== "people") return { ...empty, says: sceneLines.person?.says ?? [], tells: sceneLines.person?.tells ?? [], asks: sceneLines.person?.asks ?? [], calls: groupCalls.people, ...dress };
  if (subject.kind === "question") return { ...empty, says: questionFollows, asks: questionFollows, calls: questionFollows, ...dress };
  if (subject.kind === "sentence") return sentenceLines(subject, topic, dress);
  const kind = scene === null ? undefined : kindLines[scene];
  if (kind && scene && topic?.scene !== scene) return kindedLines(kind, subject, signs.has(scene) ? null : topic, photo, draw, dress);
  if (subject.manner === "howto") return { ...empty, says: lessons.says, asks: lessons.asks, calls: lessons.calls, ...dress };
  if (subject.manner === "command") return { ...empty, says: nudges.says, asks: nudges.asks, calls: nudges.calls, ...dress };
  if (subject.manner === "adjective" && !topic) return { ...empty, says: moods.says, asks: moods.asks, calls: generalCalls, ...dress };
  if (!topic) return plainLines(scene, photo, dress);
  const quiet = scene === "quiet";
  const duty = scene === "chore" && topic.scene !== "chore";
  const shared = scene === null || (subject.forms?.activity && !scenesForActivities.has(scene)) ? undefined : subject.manner === "adjective" ? (quiet ? sceneLines.quiet : { says: [], asks: moods.asks }) : subject.manner === "noun" ? sceneLines[scene] : undefined;
  return {
    says: duty ? chores.says : photo ? [...topic.says, ...photo.says.slice(0, 4)] : [...topic.says, ...(shared?.says ?? [])], tells: duty ? chores.tells : [...topic.tells, ...(shared?.tells ?? [])], asks: duty ? chores.asks : [...topic.asks, ...(shared?.asks ?? general.asks.slice(0, 4))],
    has: quiet || duty || topic.has === "" || scene === "greeting" || (subject.forms?.activity && scene !== null && !scenesForActivities.has(scene)) || subject.manner !== "noun" ? [] : topic.has.split(", "), calls: duty ? [] : (scene === null ? undefined : sceneCalls[scene]) ?? groupCalls[topic.group], standAlone: !quiet && !duty, openings: null, ...dress,
  };
}

type Dressing = Pick<Lines, "emoji" | "hashtags">;

function plainLines(scene: Scene | null, photo: PhotoLines | null, dress: Dressing): Lines {
  if (scene === "chore" || scene === "work" || scene === "study") return { ...empty, says: chores.says, tells: chores.tells, asks: chores.asks, ...dress, hashtags: ["AdultLife", "OneDayAtATime", "ItHappens", "RealLife", "ToDoList", "AlmostDone"] };
  const shared = scene === null ? undefined : sceneLines[scene];
  if (shared && !photo) return { ...empty, says: shared.says, tells: shared.tells ?? general.tells, asks: shared.asks, calls: (scene === null ? undefined : sceneCalls[scene]) ?? generalCalls, ...dress };
  if (photo) return { ...empty, says: photo.says, asks: photo.asks, calls: photo.calls, ...dress };
  return { ...empty, says: general.says, tells: general.tells, asks: general.asks, calls: generalCalls, ...dress };
}

function kindedLines(kind: KindLines, subject: Subject, topic: Topic | null, photo: PhotoLines | null, draw: Draw, dress: Dressing): Lines {
  const fill = (lines: readonly string[]) => (subject.forms ? fillLines(lines, subject.forms) : []);
  const own = kind.emoji.split(" ");
  const tags = draw.shuffled(kind.tags.split(" "));
  return {
    says: [...fill(kind.says), ...(photo?.says.slice(0, 4) ?? [])], tells: fill(kind.tells), asks: fill(kind.asks), calls: kind.calls, has: kind.has === "" ? [] : kind.has.split(", "), standAlone: kind.has !== "", openings: null,
    emoji: [...new Set([...(topic ? dress.emoji.slice(0, 2) : emojiForText(subject.plain, { only: true })), ...own, ...emojiForText("")])],
    hashtags: topic ? [...topic.tags.split(" ").slice(0, 2), ...tags] : tags,
  };
}

/** A sentence is followed by what suits its news; a topic's own lines only behind what is no news at all. */
function sentenceLines(subject: Subject, topic: Topic | null, dress: Dressing): Lines {
  const news = newsOf(subject.plain);
  const { says, asks, calls, emoji, tags } = newsLines[news];
  // In "book a table" no book is meant.
  const told = news === "setback" || news === "invitation" || turned.test(subject.plain) || /^look\b/iu.test(subject.plain) ? null : topic;
  const suits = topic !== null && news === "plain" && !turned.test(subject.plain) && !["feeling", "people", "product"].includes(topic.group);
  const byWords = emojiForText(subject.plain, { only: true });
  return {
    ...empty, says: suits ? [...topic.says, ...says.slice(0, 5)] : says, asks: suits ? [...topic.asks, ...asks.slice(0, 3)] : asks, calls: suits ? groupCalls[topic.group] : calls,
    emoji: [...new Set([...(told ? told.emoji.split(" ").slice(0, 3) : news === "invitation" ? [] : byWords.slice(0, 2)), ...emoji.split(" "), ...emojiForText("")])],
    hashtags: [...(told ? dress.hashtags.slice(0, 3) : []), ...tags.split(" ")],
  };
}

function dressing(subject: Subject, known: Topic | null, photo: PhotoLines | null, draw: Draw): Dressing {
  const byWords = emojiForText(subject.plain);
  const topic = subject.manner === "command" || (subject.kind === "sentence" && turned.test(subject.plain)) ? null : known;
  if (!topic) {
    return { emoji: [...new Set([...(photo?.emoji ?? []), ...byWords])], hashtags: [...(photo?.tags ?? []), ...headTags(subject), ...draw.shuffled(anyTags)] };
  }
  const others = subject.topics.slice(1, 3);
  const own = topic.emoji.split(" ");
  return {
    emoji: [...new Set([...own.slice(0, 3), ...others.flatMap((other) => other.emoji.split(" ").slice(0, 2)), ...own.slice(3), ...(photo?.emoji ?? []), ...byWords])],
    hashtags: [...draw.shuffled(topic.tags.split(" ")), ...others.flatMap((other) => draw.shuffled(other.tags.split(" ")).slice(0, 1)), ...(photo ? draw.shuffled(photo.tags).slice(0, 2) : [])],
  };
}

/** Nobody searches for love of a night, or of pain. */
const passing = /^(?:pain|stand|gate|day|night|week|weekend|time|hour|morning|evening|club|call|visit|plan|light|thing|idea|list|session|number|mood|way|place|drop|box|set)$/iu;

/** People do search "#TypewriterLove" and "#TypewriterOfTheDay", and nothing else is known about the thing. */
function headTags(subject: Subject): string[] {
  if (subject.kind !== "label" || subject.manner !== "noun" || subject.language !== "en" || subject.forms?.activity) return [];
  const head = headOf(subject.plain);
  const searched = /^\p{L}{3,12}$/u.test(head) && !subject.forms?.plural && !passing.test(head) && (topicOf(head) !== null || emojiForWord(head).length > 0);
  return searched ? [`${capitalise(head)}Love`, `${capitalise(head)}OfTheDay`] : [];
}

/** A phone's capital comes down inside a sentence; German nouns keep theirs. */
function ownCase({ plain, language }: Subject): string {
  const typedByPhone = /^\p{Lu}\p{Ll}*(?: \p{Ll}[\p{Ll}'’]*)+$/u.test(plain);
  return typedByPhone && language !== "de" && language !== "other" ? plain.slice(0, 1).toLocaleLowerCase(language) + plain.slice(1) : plain;
}

function foreignLines(subject: Subject, photo: PhotoLines | null): Lines {
  const own = subject.language === "en" || subject.language === "other" ? null : languageLines[subject.language];
  const topic = subject.topics[0];
  const fill = (line: string) => line.replace("{T}", subject.title).replace("{p}", ownCase(subject)).replace(/([…?!。])\./gu, "$1");
  return {
    ...empty, openings: subject.kind === "label" ? (own?.leads ?? otherLeads).map(fill) : null, says: own?.says ?? otherSays, asks: own?.asks ?? otherAsks, calls: own?.calls ?? otherAsks,
    emoji: [...new Set([...(topic?.emoji.split(" ") ?? []), ...(photo?.emoji ?? []), ...emojiForText(subject.plain)])], hashtags: own ? [...own.tags] : [...(photo?.tags.slice(0, 1) ?? []), ...(topic?.tags.split(" ") ?? [])],
  };
}
