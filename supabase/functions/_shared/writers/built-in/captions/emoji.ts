import { emojiForText } from "../../../domain/text/emoji.ts";
import type { Band } from "../../../contract/rules/platforms.ts";
import type { Brief } from "../../../domain/captions/brief/brief.ts";
import type { Voice } from "../../../domain/captions/voice/voice.ts";
import { isPlainlyTable, tableEmoji } from "./edible.ts";
import type { Kind } from "./lines/line.ts";
import { subjectOf } from "./subjects.ts";

/** Emoji for each kind of post, independent of the subject. Others come from the words of the subject. */
const byKind: Partial<Record<Kind, readonly string[]>> = {
  event: ["🗓️", "👋"],
  offer: ["👀", "💬"],
  launch: ["🎉", "✨"],
  milestone: ["🙌", "✨"],
  birthday: ["🎂", "🎉"],
  question: ["💬", "🤔"],
  choice: ["🤔"],
  place: ["📍"],
  activity: ["🙌"],
  greeting: ["🤍"],
  food: ["😋"],
};

/**
 * The emoji of one caption. If no number was requested: the person's own, otherwise at most one for every other
 * caption, and only for the subject's last noun. Grave subjects get none.
 * @param turn the index of the caption in the batch
 */
export function emojiFor(
  brief: Brief,
  kind: Kind,
  band: Band,
  options: { asked: boolean; voice: Voice | null; turn: number },
): string[] {
  const { asked, voice, turn } = options;
  const typed = brief.slots.emoji;
  const grave = brief.gravity !== "light";
  if (band.max === 0) return [];
  if (grave && !asked) return [];
  const ranked = [
    ...new Set([
      ...typed,
      ...(voice && !grave ? universal(voice.favoriteEmoji) : []),
      ...(grave ? [] : nounEmoji(brief)),
      ...(grave ? [] : (byKind[kind] ?? [])),
      ...emojiForText(brief.subject, { sober: grave }),
    ]),
  ];
  if (asked) {
    return ranked.slice(
      0,
      band.min === 0 ? Math.min(band.max, typed.length) : band.min + (turn % 2 === 0 && band.max > band.min ? 1 : 0),
    );
  }
  if (typed.length > 0) return typed.slice(0, band.max);
  if (voice?.emoji === "many") return ranked.slice(0, Math.max(2, band.min));
  const certain = nounEmoji(brief).slice(0, 1);
  return turn % 2 === 1 && certain.length > 0 && band.max > 0 ? certain : [];
}

const suitsAnything =
  /^[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}\u{1F480}\u{1FAE0}-\u{1FAE8}\u{1FAF0}-\u{1FAF8}\u{1F493}-\u{1F49F}\u{1F90D}\u{1F90E}\u{1F5A4}\u{1F9E1}\u{1FA75}-\u{1FA77}\u{2764}\u{2728}\u{1F525}\u{1F4AF}\u{1F44F}\u{1F44D}\u{1F389}\u{1F973}\u{1F64C}]/u;

/** Keeps only emoji that suit any subject, such as faces, hearts and hands. */
function universal(emoji: readonly string[]): string[] {
  return emoji.filter((one) => suitsAnything.test(one));
}

/** Only food, drinks and some everyday subjects have unambiguous emoji. */
function nounEmoji(brief: Brief): string[] {
  const { subject, language, intent, noun } = brief;
  const everyday = subjectOf(brief);
  if (everyday) return everyday.emoji ? [everyday.emoji] : [];
  const found =
    language === "en" && ((intent === "thing" && noun !== "none") || isPlainlyTable(subject))
      ? tableEmoji(subject)
      : null;
  return found ? [found] : [];
}
