import { emojiForWord } from "../../text/emoji.ts";
import type { CaptionTask } from "../port.ts";
import type { Reason } from "./reason.ts";
import { type Said, wordsOf } from "./said.ts";

const stemMin = 4;
/** One thing may be a comparison; two of another subject are another subject. */
const strangeMin = 2;

/** Emoji of animals, plants, food, places, sports, vehicles, clothes and tools; not of faces, gestures, hearts and signs. */
const pictureOfThing =
  /^[\u{1F300}-\u{1F3FA}\u{1F400}-\u{1F441}\u{1F451}-\u{1F463}\u{1F4B0}-\u{1F4FF}\u{1F680}-\u{1F6FC}\u{1F950}-\u{1F96F}\u{1F97B}-\u{1F9CB}\u{1F9E2}-\u{1F9FF}\u{1FA70}-\u{1FAB7}\u{26BD}\u{26BE}\u{26F5}\u{2708}\u{2600}\u{2603}]/u;

/** Whether two words are forms of one, or one is a part of the other: "latte" and "latteart". */
function isRelated(word: string, own: string): boolean {
  if (word === own) return true;
  if (word.length < stemMin || own.length < stemMin) return false;
  const stem = own.slice(0, Math.max(stemMin, own.length - 3));
  return word.startsWith(stem) || word.includes(own) || own.includes(word);
}

/**
 * Rejects a caption about something else: it has no word of the person's, and names at least two things that have no
 * picture in common with theirs ("Sunset over the beach, sand in every shoe" for "iced latte"). A thought without things
 * is about whatever the picture shows.
 */
export function offSubjectReason(caption: string, said: Said, { brief }: CaptionTask): Reason | null {
  if (brief.language !== "en" || brief.gravity !== "light") return null;
  const subject = [...said.words].filter((word) => word.length >= 3);
  const pictures = new Set(subject.flatMap(emojiForWord));
  const words = [...new Set(wordsOf(caption))].filter((word) => word.length >= stemMin);
  if (words.some((word) => subject.some((own) => isRelated(word, own)))) return null;
  const things = words.map(emojiForWord).filter(([first]) => first !== undefined && pictureOfThing.test(first));
  if (things.some((found) => found.some((emoji) => pictures.has(emoji)))) return null;
  if (things.length < (pictures.size > 0 ? strangeMin : strangeMin + 1)) return null;
  return { kind: "cliche", text: "It is about something else than the subject; write about the subject." };
}
