import { emojiForText, emojiForWord } from "../../../domain/text/emoji.ts";
import { wordSet } from "../../../domain/text/words.ts";
import type { Band } from "../../../contract/rules/platforms.ts";
import type { Brief } from "../../../domain/captions/brief/brief.ts";
import type { Voice } from "../../../domain/captions/voice/voice.ts";
import type { Angle } from "./bank/line.ts";
import { headIndex } from "./read/noun.ts";
import type { Understanding } from "./sources.ts";

/** Where no kind is known, an emoji that goes with the angle of a line. */
const byAngle: Record<Angle, readonly string[]> = {
  turn: ["✨", "😌"],
  reader: ["💬", "💭"],
  scene: ["✨", "👀"],
  plain: ["✨", "🤍"],
  invite: ["👋", "✨"],
  news: ["✨", "🙌"],
};

/** Kinds whose nouns have pictures of their own: a taco is better than a smile. */
const pictured = wordSet(`
  animal small-pet bird farm produce street-food dish dessert snack pasta-and-noodles cake bread breakfast cold-drink
  drinks team-sport racket-sport
`);
/** On a plate, these are no animals, and these have other pictures first. */
const unlike = wordSet(
  "hot chicken duck lamb rabbit beef pork turkey goat crab cherry cricket rice board cup cups match stand stands bar shop truck night day",
);
const sensed = /^\p{L}{3,}$/u;

/** The picture of the noun at the head of a keyword. */
function ofHead({ subject }: Brief, kind: string | undefined): string[] {
  if (kind === undefined || !pictured.has(kind)) return [];
  const words = subject.toLowerCase().split(" ");
  const head = words[headIndex(words)]!;
  return sensed.test(head) && !unlike.has(head) ? emojiForWord(head).slice(0, 1) : [];
}

interface EmojiOrder {
  /** Whether the number was set with the sliders. */
  asked: boolean;
  voice: Voice | null;
  /** Which caption of the set it is. */
  turn: number;
  angle: Angle;
}

/**
 * The emoji of one caption, best first. With AI Decides: the person's own, otherwise one in four of five captions, of
 * the kind of subject or of the situation. Grave subjects get none.
 */
export function emojiFor(
  brief: Brief,
  { kind, situation, voiced, sources }: Understanding,
  band: Band,
  { asked, voice, turn, angle }: EmojiOrder,
): string[] {
  const typed = brief.slots.emoji;
  const grave = brief.gravity !== "light";
  if (band.max === 0 || (grave && !asked)) return [];
  const ofKind = [voiced, kind, situation].flatMap((entry) => rotated(entry?.emoji ?? [], turn));
  const known = grave ? [] : [...ofHead(brief, kind?.id), ...ofKind];
  const ranked = [
    ...new Set([
      ...typed,
      ...(voice && !grave ? rotated(universal(voice.favoriteEmoji), turn) : []),
      ...known,
      ...(asked ? emojiForText(brief.subject, { sober: grave }) : []),
      ...(grave || (sources.length === 0 && !asked) ? [] : rotated(byAngle[angle], turn)),
    ]),
  ];
  if (asked) {
    const more = turn % 2 === 0 && band.max > band.min ? 1 : 0;
    return ranked.slice(0, band.min === 0 ? Math.min(band.max, typed.length) : band.min + more);
  }
  if (typed.length > 0) return typed.slice(0, band.max);
  if (voice?.emoji === "many") return ranked.slice(0, Math.max(2, band.min));
  const isBare = turn % everyFifth === everyFifth - 1;
  return band.min === 0 || isBare ? [] : ranked.slice(0, 1);
}

/** One caption of five has no emoji, as in a feed that a person writes. */
const everyFifth = 5;

function rotated(items: readonly string[], turn: number): string[] {
  return items.map((_, at) => items[(at + turn) % items.length]!);
}

const suitsAnything =
  /^[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}\u{1F480}\u{1FAE0}-\u{1FAE8}\u{1FAF0}-\u{1FAF8}\u{1F493}-\u{1F49F}\u{1F90D}\u{1F90E}\u{1F5A4}\u{1F9E1}\u{1FA75}-\u{1FA77}\u{2764}\u{2728}\u{1F525}\u{1F4AF}\u{1F44F}\u{1F44D}\u{1F389}\u{1F973}\u{1F64C}]/u;

/** Keeps only emoji that suit any subject, such as faces, hearts and hands. */
function universal(emoji: readonly string[]): string[] {
  return emoji.filter((one) => suitsAnything.test(one));
}
