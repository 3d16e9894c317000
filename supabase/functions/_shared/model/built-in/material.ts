import { emojiForText } from "../../captions/emoji.ts";
import { keywordHashtags, tidyHashtags } from "../../captions/hashtags.ts";
import type { CaptionTask } from "../port.ts";
import type { Draw } from "./draw.ts";
import { general, generalCalls, groupCalls, sober, tails } from "./lines/general.ts";
import { languageLines, otherAsks, otherLeads, otherSays } from "./lines/languages.ts";
import { labelLeads, mannerLeads, plainLeads, platformLeads, sentenceLeads, soberLeads } from "./lines/leads.ts";
import { photoLines } from "./lines/photo.ts";
import { topicOf } from "./topics/recognise.ts";
import type { Subject } from "./subject.ts";
import type { Tone } from "./tone.ts";

/** Everything one batch may draw from, chosen once for its subject, photo, tone and platform. */
export interface Material {
  leads: readonly string[];
  says: readonly string[];
  tells: readonly string[];
  asks: readonly string[];
  has: readonly string[];
  calls: readonly string[];
  tails: readonly string[];
  emoji: readonly string[];
  hashtags: readonly string[];
  sober: boolean;
  /** Lists and little stories would be invented or out of place. */
  plainShapes: boolean;
}

/** Collects the lines, emoji and hashtags for a task. */
export function gatherMaterial(task: CaptionTask, subject: Subject, tone: Tone | null, draw: Draw): Material {
  const lines = linesFor(task, subject, draw);
  const emoji = [...new Set([...subject.emoji, ...(subject.sober ? [] : tone?.emoji ?? []), ...lines.emoji])];
  const own = tidyHashtags([...subject.hashtags, ...keywordHashtags(subject.plain).filter((tag) => isTelling(tag, subject))]).slice(0, Math.max(3, subject.hashtags.length));
  const hashtags = tidyHashtags([...own, ...lines.hashtags]);
  return { ...lines, leads: leadsFor(task, subject, tone, lines.leads), emoji, hashtags };
}

/** Hard days are no material for jokes, though nothing grave has happened. */
function isQuiet(subject: Subject): boolean {
  return subject.topics[0]?.words.startsWith("sad,") ?? false;
}

/** A single word of a longer keyword makes a hashtag only when it means something alone: "Beach", not "York". */
function isTelling(tag: string, subject: Subject): boolean {
  const alone = subject.plain.split(" ").some((word) => word.toLowerCase().replace(/['’]/gu, "") === tag.toLowerCase());
  if (!alone || !subject.plain.includes(" ")) return true;
  return subject.language === "en" ? topicOf(tag) !== null : topicOf(tag) !== null || tag.length >= (/\p{Script=Latin}/u.test(tag) ? 5 : 3);
}

function linesFor(task: CaptionTask, subject: Subject, draw: Draw): Omit<Material, "hashtags"> & { hashtags: string[] } {
  const photo = task.photo ? photoLines(task.photo.facts) : null;
  const [topic, ...others] = subject.loose ? [] : subject.topics;
  if (subject.sober) {
    return { leads: [], says: sober.says, tells: sober.tells, asks: sober.asks, has: [], calls: sober.closings, tails: sober.closings, emoji: emojiForText("", { sober: true }), hashtags: ["Together", "InOurThoughts", "TakeCare", "Remembering", "Kindness", "Support", "Quietly", "OneDayAtATime"], sober: true, plainShapes: true };
  }
  if (subject.language !== "en") return foreignLines(subject, photo?.emoji ?? [], photo?.tags ?? []);
  // A sentence is told already: a list behind it would answer a question nobody asked.
  const wholeAlready = subject.kind === "sentence" || subject.kind === "question";
  const near = topic?.emoji.split(" ") ?? [];
  const secondEmoji = others.slice(0, 2).flatMap((other) => other.emoji.split(" ").slice(0, 2));
  const secondTags = others.slice(0, 2).flatMap((other) => draw.shuffled(other.tags.split(" ")).slice(0, 1));
  if (!topic) {
    const words = [...new Set([...emojiForText(subject.plain).slice(0, 3), ...(subject.topics[0]?.emoji.split(" ").slice(0, 3) ?? []), ...emojiForText(subject.plain)])];
    return {
      leads: photo?.leads ?? [], says: photo ? photo.says : general.says, tells: photo ? [] : general.tells, asks: photo ? [...photo.asks, ...general.asks.slice(0, 4)] : general.asks, has: [],
      calls: generalCalls, tails, emoji: photo ? [...photo.emoji, ...words] : words, hashtags: [...(photo?.tags ?? []), ...draw.shuffled(["SmallMoments", "WorthSharing", "LifeLately", "LittleThings", "EverydayLife", "GoodDays", "JustBecause", "RealLife"])], sober: false, plainShapes: true,
    };
  }
  return {
    leads: [], says: photo ? [...topic.says, ...photo.says.slice(0, 4)] : topic.says, tells: topic.tells, asks: topic.asks, has: wholeAlready || isQuiet(subject) ? [] : topic.has.split(", "),
    calls: [...groupCalls[topic.group], ...generalCalls.slice(0, 2)], tails, emoji: [...new Set([...near.slice(0, 3), ...secondEmoji, ...near.slice(3), ...(photo?.emoji ?? []), ...emojiForText(subject.plain)])],
    hashtags: [...draw.shuffled(topic.tags.split(" ")), ...secondTags, ...(photo ? draw.shuffled(photo.tags).slice(0, 2) : [])], sober: false, plainShapes: wholeAlready || isQuiet(subject),
  };
}

function foreignLines(subject: Subject, photoEmoji: readonly string[], photoTags: readonly string[]): Omit<Material, "hashtags"> & { hashtags: string[] } {
  const own = subject.language === "en" || subject.language === "other" ? null : languageLines[subject.language];
  const topic = subject.topics[0];
  return {
    leads: own?.leads ?? otherLeads, says: own?.says ?? otherSays, tells: [], asks: own?.asks ?? otherAsks, has: [], calls: own?.calls ?? otherAsks, tails: [],
    emoji: [...new Set([...(topic?.emoji.split(" ") ?? []), ...photoEmoji, ...emojiForText(subject.plain)])], hashtags: [...photoTags.slice(0, 1), ...(topic?.tags.split(" ") ?? [])], sober: false, plainShapes: true,
  };
}

function leadsFor(task: CaptionTask, subject: Subject, tone: Tone | null, given: readonly string[]): readonly string[] {
  if (subject.kind === "none") return given.length > 0 ? given : [];
  const fill = (lead: string) => lead.replace("{T}", subject.title).replace("{p}", subject.plain).replace("{s}", subject.inline ?? "");
  if (subject.kind === "question") return [`${subject.title}${/[؟]$/u.test(subject.plain) ? "؟" : "?"}`];
  if (subject.kind === "sentence") return [/[.…]$/u.test(subject.title) ? subject.title : `${subject.title}.`];
  if (subject.language !== "en") return given.map(fill).map(tidyEnd);
  if (subject.manner !== "noun" && !subject.sober) return mannerLeads[subject.manner].map(fill).map(tidyEnd);
  const extra = tone?.formal ? undefined : platformLeads[task.platform];
  const labels = subject.sober ? soberLeads.label : tone?.formal ? plainLeads : [...labelLeads, ...(extra?.label ?? []), ...(extra?.label ?? [])];
  const sentences = subject.inline === null || tone?.formal ? [] : subject.sober ? soberLeads.sentence : [...sentenceLeads, ...(extra?.sentence ?? []), ...(extra?.sentence ?? [])];
  return (!subject.sober && isQuiet(subject) ? [...soberLeads.label, ...soberLeads.sentence.filter(() => subject.inline !== null)] : [...labels, ...sentences]).map(fill).map(tidyEnd);
}

/** No full stop behind an ellipsis or a mark that ends a sentence already. */
function tidyEnd(lead: string): string {
  return lead.replace(/([…?!。])\.$/u, "$1").replace(/…,/gu, "…");
}
