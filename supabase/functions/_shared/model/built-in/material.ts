import { keywordHashtags, tidyHashtags } from "../../captions/hashtags.ts";
import type { CaptionTask } from "../port.ts";
import type { Draw } from "./draw.ts";
import { fillLines, particular } from "./forms.ts";
import { askOpenings, choiceOpenings, enjoyedListSentences, enjoyedScenes, listHeads, listHeadsByScene, listSentences, listSentencesByScene, ties } from "./lines/frames.ts";
import type { Scene } from "./lines/openings/scene.ts";
import { photoLines } from "./lines/photo.ts";
import { linesFor, type Lines } from "./lines-for.ts";
import { createOpener, openingsFor, type Opener } from "./openings.ts";
import { particularScenes, sceneOf } from "./scene-of.ts";
import type { Subject } from "./subject.ts";
import type { Tone } from "./tone.ts";
import { topicOf } from "./topics/recognise.ts";

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
  /** A hashtag names the subject completely, so that a text need not. */
  tagNames: boolean;
}

/** Collects the lines, emoji and hashtags for a task. */
export function gatherMaterial(task: CaptionTask, read: Subject, tone: Tone | null, draw: Draw): Material {
  const photo = task.photo ? photoLines(task.photo.facts) : null;
  const topic = read.loose ? null : read.topics[0] ?? null;
  const scene = read.forms ? sceneOf(topic, read.forms, isQuiet(read)) : null;
  const subject = read.forms && scene !== null && particularScenes.has(scene) ? { ...read, forms: particular(read.forms) } : read;
  const lines = linesFor(subject, scene, photo, draw);
  const pools = subject.kind === "none" ? { close: photo?.leads ?? [], platform: [], wide: [] } : lines.openings ? { close: lines.openings, platform: [], wide: [] } : openingsFor(subject, scene, task.platform, tone?.formal ?? false);
  const framed = subject.forms !== null && subject.kind === "label" && subject.manner === "noun" && subject.language === "en" && !subject.sober && subject.plain.split(" ").length <= 5 ? subject.forms : null;
  const asked = scene === "quiet" || scene === "greeting" ? null : framed;
  const scenic = framed && scene ? fillLines(listHeadsByScene[scene] ?? [], framed) : [];
  const emoji = [...new Set([...subject.emoji, ...(subject.sober ? [] : tone?.emoji ?? []), ...lines.emoji])];
  const own = tidyHashtags([...subject.hashtags, ...keywordHashtags(subject.plain).filter((tag) => isTelling(tag, subject))]).slice(0, Math.max(3, subject.hashtags.length));
  return {
    ...lines, opener: createOpener(pools, subject.title, draw), sober: subject.sober, emoji, hashtags: tidyHashtags([...own, ...lines.hashtags]),
    choiceOpenings: asked ? fillLines(choiceOpenings, asked) : [],
    askOpenings: asked ? fillLines(askOpenings, asked) : [],
    ties: framed && scene !== "quiet" && scene !== "offer" && scene !== "greeting" ? fillLines(ties, framed) : [],
    listHeads: framed ? [...scenic, ...scenic, ...fillLines(listHeads, framed)] : [],
    listSentences: framed ? fillLines(sentencesFor(scene), framed) : [],
    tagNames: framed !== null && topic !== null && topicOf(subject.plain) === topic,
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
  if (subject.kind !== "label") return topicOf(tag.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")) !== null || tag.toLowerCase() === subject.plain.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  const alone = subject.plain.split(" ").some((word) => word.toLowerCase().replace(/['’]/gu, "") === tag.toLowerCase());
  if (!alone || !subject.plain.replace(/^(?:an?|the|my|our|your|his|her|their|this|some) /iu, "").includes(" ")) return true;
  return subject.language === "en" ? topicOf(tag) !== null : topicOf(tag) !== null || tag.length >= (/\p{Script=Latin}/u.test(tag) ? 5 : 3);
}
