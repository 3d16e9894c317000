import { emojiForWord } from "../../../captions/emoji.ts";
import { isCountable } from "../nouns.ts";
import { topics } from "./all.ts";
import type { Topic } from "./topic.ts";

/** Words so general that they name a topic only when nothing else does. */
const weak = new Set(
  "time change fun look life me myself today table event story market show tour record shop store present company focus progress challenge game water tree night evening morning afternoon weather boss app data food meal rest trust wish hope data house home photo picture street town city building night road table style people future sun fish water wind leaf plant space class performance league community luck money picture post image self magic freedom content design brand client news monday tuesday wednesday thursday friday saturday sunday weekend midweek january february march april june july august september october november december".split(" "),
);
/** What stands behind one of these describes the subject, it is not the subject. */
const turning = new Set("with in at on for from of about and near by after before during under over while without to along across through around behind beside mit con avec".split(" "));
const longestPhrase = 4;

let byPhrase: Map<string, Topic> | undefined;
/** The same without accents, for those who type none: "cafe". Never before an exact match: "rose" is not "rosé". */
let byBarePhrase: Map<string, Topic> | undefined;
let byEmoji: Map<string, Topic> | undefined;

function find(phrase: string): Topic | undefined {
  if (!byPhrase || !byBarePhrase) {
    byPhrase = new Map();
    byBarePhrase = new Map();
    for (const topic of topics) {
      for (const word of topic.words.split(", ")) {
        const key = plainForm(word);
        if (!byPhrase.has(key)) byPhrase.set(key, topic);
        if (!byBarePhrase.has(withoutAccents(key))) byBarePhrase.set(withoutAccents(key), topic);
      }
    }
  }
  return byPhrase.get(phrase) ?? byBarePhrase.get(phrase);
}

/** Lower case, without possessive 's'. */
function plainForm(text: string): string {
  return text.toLowerCase().normalize("NFC").replace(/[’']s?(?!\p{L})/gu, "");
}

function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

function forms(phrase: string): string[] {
  const found = [phrase];
  if (phrase.endsWith("ies")) found.push(`${phrase.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh|o)es$/u.test(phrase)) found.push(phrase.slice(0, -2));
  if (phrase.endsWith("ves")) found.push(`${phrase.slice(0, -3)}f`);
  if (phrase.endsWith("s") && !phrase.endsWith("ss")) found.push(phrase.slice(0, -1));
  return found;
}

interface Recognition { topic: Topic; phrase: string; weak: boolean; behind: boolean; at: number }

/** The topic a single word or phrase names, in any number, or null. */
export function topicOf(phrase: string): Topic | null {
  for (const form of forms(plainForm(phrase))) {
    const topic = find(form);
    if (topic) return topic;
  }
  return null;
}

/** Whether a word is known to name something: by a topic, an emoji or its place among countable things. */
export function namesThing(word: string): boolean {
  return topicOf(word) !== null || isCountable(word) || emojiForWord(word).length > 0;
}

/** Heads that only say what is done with the subject: "coffee ideas" is about coffee. */
const lightHeads = new Set("idea tip day week weekend month season vibe mood goal lover fan pic post update session moment routine check recipe launch guide set box haul thing story surprise list special inspo inspiration content video reel morning night evening afternoon time club life trip announcement opening party plan project collection edition review reminder class lesson tour hour break appreciation awareness celebration".split(" "));

/** Of these even what they name themselves counts for less than the word before: a "makeup haul" is about makeup. */
const faintHeads = new Set("haul tour class lesson routine story content reel video guide set box club vibe mood".split(" "));

/** Whether a head word only says what is done with the word before it. */
export function isFaint(head: string): boolean {
  return forms(plainForm(head)).some((form) => faintHeads.has(form));
}

/**
 * Whether the topic is what a noun phrase is really about, and not just a word that describes it: "birthday cake" is about
 * cake, "vintage typewriter" is not about fashion.
 * @param head the phrase's head word
 */
export function coversHead(topic: Topic, phrase: string, head: string): boolean {
  const light = forms(plainForm(head)).some((form) => lightHeads.has(form));
  // In "my cat sleeping" the last word tells what the subject does.
  if (light || /.ing$/u.test(head)) return true;
  const words = plainForm(phrase).split(" ");
  const at = words.lastIndexOf(plainForm(head));
  for (let length = 1; length <= longestPhrase; length += 1) {
    for (let start = Math.max(0, at - length + 1); start <= at; start += 1) if (topicOf(words.slice(start, start + length).join(" ")) === topic) return true;
  }
  return false;
}

/** "50% off candles this weekend": the price is the subject, wherever it stands. */
export function isOffer(text: string): boolean {
  return /\b(?:sale|half price|discount|giveaway|bogo|buy one|buy two|free (?:shipping|delivery|trial|gift))\b|(?:\d ?%?|%|percent|[$€£]\d+) off\b/iu.test(text);
}

/** The topics of a text, the most likely subject first. Recognises phrases, plurals and several languages' common words. */
export function recogniseTopics(text: string): Topic[] {
  const words = plainForm(text).match(/[\p{L}\p{N}][\p{L}\p{N}&-]*/gu) ?? [];
  const found: Recognition[] = [];
  let behind = false;
  for (let at = 0; at < words.length; at += 1) {
    if (at > 0 && turning.has(words[at]!)) behind = true;
    for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
      const phrase = words.slice(at, at + length).join(" ");
      const topic = topicOf(phrase);
      if (!topic) continue;
      found.push({ topic, phrase, weak: weak.has(phrase), behind, at });
      at += length - 1;
      break;
    }
  }
  // "my cat sleeping" is about the cat.
  const own = /^(?:my|our|his|her|their)$/u.test(words[0] ?? "");
  const isOwnAnimal = (entry: { topic: Topic }) => own && entry.topic.group === "pets";
  const ranked = found.toSorted((a, b) => Number(a.weak) - Number(b.weak) || Number(a.behind) - Number(b.behind) || Number(isOffer(b.phrase)) - Number(isOffer(a.phrase)) || Number(isOwnAnimal(b)) - Number(isOwnAnimal(a)) || b.at - a.at);
  return [...new Set(ranked.map((entry) => entry.topic))];
}

/** The topic an emoji stands for most closely, or null. */
export function topicOfEmoji(emoji: string): Topic | null {
  if (!byEmoji) {
    byEmoji = new Map();
    for (let rank = 0; rank < 3; rank += 1) {
      for (const topic of topics) {
        const key = topic.emoji.split(" ")[rank]?.replaceAll("\uFE0F", "");
        if (key && !byEmoji.has(key)) byEmoji.set(key, topic);
      }
    }
  }
  return byEmoji.get(emoji.replaceAll("\uFE0F", "")) ?? null;
}
