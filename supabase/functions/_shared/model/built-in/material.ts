import { keywordHashtags, tidyHashtags, wholeMax } from "../../captions/hashtags.ts";
import type { CaptionTask } from "../port.ts";
import type { Draw } from "./draw.ts";
import { fillLines, particular } from "./forms.ts";
import { headOf } from "./grammar.ts";
import { askOpenings, choiceOpenings, enjoyedListSentences, enjoyedScenes, listHeads, listHeadsByScene, listSentences, listSentencesByScene, ties } from "./lines/frames.ts";
import type { Scene } from "./lines/openings/scene.ts";
import { photoLines } from "./lines/photo.ts";
import { linesFor, type Lines } from "./lines-for.ts";
import { createOpener, openingsFor, scenesForActivities, type Opener } from "./openings.ts";
import { particularScenes, sceneOf } from "./scene-of.ts";
import { isInvitation } from "./sentence-of.ts";
import type { Subject } from "./subject.ts";
import { fittingFavourites, type Tone } from "./tone.ts";
import { registerLines } from "./lines/registers.ts";
import { namesThing, topicOf } from "./topics/recognise.ts";

/** Everything one batch may draw from, chosen once for its subject, photo, tone and platform. */
export interface Material extends Lines {
  opener: Opener;
  /** In front of a question, the subject inside: one that offers a choice, and any other. */
  choiceOpenings: readonly string[];
  askOpenings: readonly string[];
  /** Behind a line that has not named the subject. */
  ties: readonly string[];
  listHeads: readonly string[];
  /** With `{l}` for the list. */
  listSentences: readonly string[];
  emoji: readonly string[];
  hashtags: readonly string[];
  sober: boolean;
  /** The person likes stories. */
  stories: boolean;
  /** Lines that only this subject's topic has; they speak of it without its name. */
  telling: ReadonlySet<string>;
  /** A hashtag names the subject completely, so that a text need not. */
  tagNames: boolean;
}

/** Nobody wants a poll about these. */
const unasked = new Set<Scene>(["quiet", "greeting", "mishap", "win", "service", "hiring", "tips", "why", "letter", "number", "year", "date"]);

/** Collects the lines, emoji and hashtags for a task. */
export function gatherMaterial(task: CaptionTask, read: Subject, tone: Tone | null, draw: Draw): Material {
  const photo = task.photo ? photoLines(task.photo.facts) : null;
  const topic = read.loose ? null : read.topics[0] ?? null;
  const scene = read.forms ? sceneOf(topic, read.forms, isQuiet(read)) : null;
  const subject = read.forms && scene !== null && particularScenes.has(scene) ? { ...read, forms: particular(read.forms) } : read;
  const register = subject.sober || subject.language !== "en" ? null : tone?.register ?? null;
  const everyday = linesFor(subject, scene, photo, draw);
  // Jokes and little stories would break a tone that has lines of its own.
  const lines = register === null || subject.kind === "question" ? everyday : { ...everyday, ...registerLines[register], openings: everyday.openings, tells: [], has: [], standAlone: false };
  const pools = subject.kind === "none" ? { close: photo?.leads ?? [], platform: [], wide: [] } : lines.openings ? { close: lines.openings, platform: [], wide: [] } : openingsFor(subject, scene, task.platform, register);
  const pictured = photo && subject.forms && subject.kind === "label" && !subject.sober && subject.language === "en" && (scene === null || !unasked.has(scene)) && scene !== "offer" ? fillLines(photo.together, subject.forms) : [];
  const openings = pictured.length > 0 ? { ...pools, platform: pictured } : pools;
  const framed = subject.forms !== null && subject.kind === "label" && subject.manner === "noun" && subject.language === "en" && !subject.sober && subject.plain.split(" ").length <= 5 ? subject.forms : null;
  const asked = register !== null || (scene !== null && unasked.has(scene)) ? null : framed;
  const scenic = framed && scene ? fillLines(listHeadsByScene[scene] ?? [], framed) : [];
  const emoji = [...new Set([...subject.emoji, ...(subject.sober ? [] : fittingFavourites(tone, lines.emoji)), ...lines.emoji])];
  const invited = subject.kind === "sentence" && isInvitation(subject.plain);
  const own = tidyHashtags([...subject.hashtags, ...keywordHashtags(subject.plain).filter((tag) => isTelling(tag, subject) && (!invited || topicOf(tag) === null))]).slice(0, Math.max(3, subject.hashtags.length));
  return {
    ...lines, opener: createOpener(openings, subject.title, draw), sober: subject.sober, stories: tone?.stories ?? false, emoji, hashtags: tidyHashtags([...own, ...lines.hashtags]),
    choiceOpenings: asked ? fillLines(choiceOpenings, asked) : [],
    askOpenings: asked ? fillLines(askOpenings, asked) : [],
    ties: framed && scene !== "offer" && !(scene !== null && unasked.has(scene)) ? fillLines(ties, framed) : [],
    listHeads: framed ? [...scenic, ...scenic, ...fillLines(listHeads, framed)] : [],
    listSentences: framed ? fillLines(sentencesFor(framed.activity && scene !== null && !scenesForActivities.has(scene) ? null : scene), framed) : [],
    telling: new Set([...(topic?.says ?? []), ...(topic?.tells ?? [])]),
    tagNames: framed !== null && topic !== null && topicOf(subject.plain) === topic && subject.plain.replace(/[^\p{L}\p{N}]/gu, "").length <= wholeMax,
  };
}

function sentencesFor(scene: Scene | null): readonly string[] {
  if (scene === null) return listSentences;
  return listSentencesByScene[scene] ?? (enjoyedScenes.has(scene) ? enjoyedListSentences : listSentences);
}

/** Hard days are no material for jokes, though nothing grave has happened. */
function isQuiet(subject: Subject): boolean {
  return subject.topics[0]?.words.startsWith("sad,") ?? false;
}

/** A single word of a longer keyword makes a hashtag only when it means something alone: "Beach", not "York". */
function isTelling(tag: string, subject: Subject): boolean {
  const phrase = tag.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  if (/^(?:Why|What|How|When|Where|Who|Which|Is|Are|Do|Does|Can|Cant|Should)\p{Lu}/u.test(tag) || /^\d+(?:Tips|Things|Ways|Reasons|Ideas|Rules|Lessons|Steps|Facts)/u.test(tag)) return false;
  if (subject.kind !== "label" || subject.manner === "howto") return topicOf(phrase) !== null || (phrase.includes(" ") && !/^(?:Just|Got|Lost|Never|Finally|Knocked)/u.test(tag) && !headOf(phrase).endsWith("ed") && namesThing(headOf(phrase))) || tag.toLowerCase() === subject.plain.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  const alone = subject.plain.split(" ").some((word) => word.toLowerCase().replace(/['’]/gu, "") === tag.toLowerCase());
  if (!alone || !subject.plain.replace(/^(?:an?|the|my|our|your|his|her|their|this|some) /iu, "").includes(" ")) return true;
  return subject.language === "en" ? topicOf(tag) !== null : topicOf(tag) !== null || tag.length >= (/\p{Script=Latin}/u.test(tag) ? 5 : 3);
}
