import { countEmoji, isEmoji, splitGraphemes } from "../../contract/rules/caption-length.ts";
import { emojiIndex } from "./emoji-index.ts";
import { meaningfulWords } from "./hashtags.ts";

let byWord: Map<string, string[]> | undefined;

/** The words that emoji are found by: everyday English. */
export function emojiWords(): Iterable<string> {
  emojiForWord("");
  return byWord!.keys();
}

/** Endings of plurals and of what somebody does, and what the word has without them. */
const endings: readonly (readonly [ending: RegExp, base: string])[] = [
  [/s$/u, ""],
  [/es$/u, ""],
  [/ies$/u, "y"],
  [/ing$/u, ""],
  [/ing$/u, "e"],
];

/** Emoji that a word stands for, best first; plural and past forms are tried as well. */
export function emojiForWord(word: string): readonly string[] {
  byWord ??= new Map(
    emojiIndex
      .trim()
      .split("\n")
      .map((line) => {
        const [key = "", ...emoji] = line.split(" ");
        return [key, emoji];
      }),
  );
  const key = word.toLowerCase();
  for (const form of [key, ...endings.map(([ending, base]) => key.replace(ending, base))]) {
    const found = byWord.get(form);
    if (found) return found;
  }
  return [];
}

/** Emoji that suit any friendly post. */
const friendly = ["✨", "🌿", "💬", "📌", "🌤️", "🫶", "🍃", "💭", "🤍", "📷", "🌼", "🔖", "🧡", "☀️"];
/** Emoji that suit sad or serious news. */
const quiet = ["🤍", "🕊️", "🌿", "🕯️", "🙏", "💙", "🍃", "🫂", "🌧️", "💐"];

/**
 * Words whose emoji mean another sense of them than a post does: a "power cut" has no haircut, a "test passed" no club.
 */
const misleading = new Set(
  "fresh closed arrived won room cut power driving one two three free open new big small old first last day days time back head hand call order left right turns turn flight wait bar check set line point top way work hard soft high low long full empty stop end stand file note bill job service market place home summer look trip bamboo zipper broken office electric record made good well take put down moved moving light dark still board seal face show water people house body stuff world man woman men women person cool mind care real being air rescue mug mugs lost bottle cream second field stuck".split(
    " ",
  ),
);

/**
 * Emoji by meaning for a text: the best of each of its words first, then the next best, then neutral ones. No repeats.
 * @param options.only leaves the neutral ones out
 */
export function emojiForText(text: string, options: { sober?: boolean; only?: boolean } = {}): string[] {
  const neutral = options.sober ? quiet : friendly;
  if (options.sober) return [...neutral];
  const lists = meaningfulWords(text.slice(0, 400))
    .filter((word) => !misleading.has(word.toLowerCase()))
    .map(emojiForWord);
  const ranked: string[] = [];
  for (let rank = 0; rank < 2; rank += 1) for (const list of lists) if (list[rank]) ranked.push(list[rank]!);
  return [...new Set(options.only ? ranked : [...ranked, ...neutral])];
}

const spaceBeforeMark = / ([.,!?;:])/gu;

/** Removes emoji from the end of the text until at most `max` are left, and the blanks they leave behind. */
export function dropEmoji(text: string, max: number): string {
  let surplus = countEmoji(text) - max;
  if (surplus <= 0) return text;
  const graphemes = splitGraphemes(text);
  for (let index = graphemes.length - 1; index >= 0 && surplus > 0; index -= 1) {
    if (!isEmoji(graphemes[index]!)) continue;
    graphemes[index] = "";
    surplus -= 1;
  }
  return graphemes
    .join("")
    .replace(/ {2,}/gu, " ")
    .replace(spaceBeforeMark, "$1")
    .replace(/ ?\n ?/gu, "\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}

/** A list line that waits for an emoji of its own. */
const bullet = "• ";

const sentenceEnd = /(?<=[.!?…。！？]["”’)]?)(?= |\n|$)|(?=\n)|$/gu;
const lineEnd = /(?=\n)|$/gu;

/** More than two in a row read as a machine's; only a post with no other place for them gets more. */
const together = 2;

/**
 * Sets emoji where a person would: one for each list line if there are enough, then behind lines, the last one first,
 * behind sentences only when there are many, and two at a place before any gets more.
 */
export function addEmoji(text: string, emoji: readonly string[]): string {
  if (emoji.length === 0) return text;
  const queue = [...emoji];
  let body = text;
  const bullets = body.split(bullet).length - 1;
  if (bullets > 0 && queue.length >= bullets) body = body.replaceAll(bullet, () => `${queue.shift()!} `);
  if (queue.length === 0) return body;
  const lines = slots(body, lineEnd);
  const places = queue.length > lines.length * together ? slots(body, sentenceEnd) : lines;
  if (places.length === 0) return [body, queue.join("")].filter(Boolean).join(" ");
  // Behind lines they stand apart; within a paragraph as few places as possible are broken by them.
  const used = places.slice(-(places === lines ? queue.length : Math.ceil(queue.length / together)));
  const shares = used.map(() => 1);
  for (let left = queue.length - used.length, place = used.length - 1; left > 0; left -= 1) {
    while (place >= 0 && shares[place]! >= together) place -= 1;
    shares[place < 0 ? used.length - 1 : place]! += 1;
  }
  let placed = "";
  let from = 0;
  for (const [index, end] of used.entries()) {
    placed += `${body.slice(from, end)} ${queue.splice(0, shares[index]).join("")}`;
    from = end;
  }
  return placed + body.slice(from);
}

/** Where an emoji may stand: behind text, not in an empty line, not in a list that keeps its dots. */
function slots(text: string, ends: RegExp): number[] {
  const found = [...new Set(Array.from(text.matchAll(ends), (match) => match.index))];
  return found.filter(
    (end) =>
      end > 0 &&
      text[end - 1] !== "\n" &&
      text[end - 1] !== " " &&
      text[end - 1] !== ":" &&
      !text.slice(text.lastIndexOf("\n", end - 1) + 1, end).startsWith(bullet),
  );
}
