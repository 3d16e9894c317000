import { countHashtags, findEmoji, findHashtags } from "../../../contract/rules/caption-length.ts";
import type { CaptionTask } from "../port.ts";
import type { Reason } from "./reason.ts";
import { hasSaid, type Said, wordsOf } from "./said.ts";

/** Emoji that suit sad or serious news. */
const quietEmoji: readonly string[] = [
  "🤍",
  "🕊️",
  "🕊",
  "🌿",
  "🕯️",
  "🕯",
  "🙏",
  "💙",
  "🍃",
  "🫂",
  "💐",
  "🎗️",
  "🎗",
  "🖤",
  "💜",
];

const cheerful =
  /\b(?:happy|happily|excited|exciting|amazing|awesome|fun|yay|hooray|cheers|celebrat\w+|party|vibes?|joy(?:ful)?|blessed|perfect|love (?:this|it|that)|haha\w*|lol|lmao|omg|best (?:day|news)|smil\w+|laugh\w*|feliz|felices|alegr\w+|glücklich|feiern?|toll|super|heureu\w+|joie|fêtons|felic\w+|gioia|festa|alegria)\b/giu;
const selling =
  /\b(?:shop|buy|order|book (?:now|your)|sale|discount|offer|deal|free|% off|limited|tickets?|subscribe|link in bio|compra|reserva|kaufen|bestellen|angebot|acheter|réservez|compra|sconto|compre)\b/giu;
const asking =
  /\b(?:tag|share (?:this|your|with)|comment|comments|follow|like (?:this|if)|let (?:me|us) know|tell (?:me|us)|drop a|double[- ]tap|who else|join us|comparte|comenta|teilt|kommentier\w*|partage[zr]|commente[zr]|condivid\w+|compartilh\w+)\b/giu;
/** Phrases of consolation, and statements in the name of the bereaved. */
const comfort =
  /\b(?:everything happens for a reason|better place|silver lining|blessing in disguise|new (?:beginnings?|chapters?)|fresh start|time heals|at least|stay strong|look on the bright|would have wanted|watching over|gained an angel|rest easy|heaven|rainbow|stronger than|what doesn['’]t kill|onwards?|exciting chapter|when one door)\b/giu;

/** How many words other than the person's own a caption for somebody in danger may have. */
const crisisOwnWordsMax = 6;

const questionSign = /[?¿]/u;

/** The problems of a caption on a grave subject, where only a quiet tone is right. None for a light subject. */
export function graveReasons(caption: string, said: Said, { brief, amountsAsked }: CaptionTask): Reason[] {
  if (brief.gravity === "light") return [];
  const found: string[] = [];
  const unsaid = (pattern: RegExp) =>
    caption.match(pattern)?.find((match) => !wordsOf(match).every((word) => hasSaid(said, word)));
  for (const [what, pattern] of [
    ["cheerful", cheerful],
    ["selling", selling],
    ["asking for a reaction", asking],
    ["comforting in ready-made words", comfort],
  ] as const) {
    const match = unsaid(pattern);
    if (match) found.push(`${what} (${JSON.stringify(match)})`);
  }
  if (caption.includes("!") && !said.text.includes("!")) found.push("an exclamation");
  if (questionSign.test(caption) && !said.text.includes("?")) found.push("a question");
  const loud = findEmoji(caption).find((emoji) => isLoudEmoji(emoji, said));
  if (loud) found.push(`a cheerful emoji (${loud})`);
  if (!amountsAsked && countHashtags(caption) > 0) {
    const strange = findHashtags(caption).find(
      (tag) => !wordsOf(tag).every((word) => hasSaid(said, word)) && !isJoined(tag, said),
    );
    if (strange) found.push(`a hashtag of its own (#${strange})`);
  }
  const reasons = found.map((what): Reason => ({
    kind: "grave",
    text: `The subject is a grave one and it is ${what}; be quiet and brief.`,
  }));
  if (
    brief.gravity === "crisis" &&
    wordsOf(caption).filter((word) => word.length > 1 && !hasSaid(said, word)).length > crisisOwnWordsMax
  ) {
    reasons.push({
      kind: "grave",
      text: "The person may be in danger: keep to their own words, in one or two sentences.",
    });
  }
  return reasons;
}

/** Whether an emoji does not suit a grave subject. Emoji that the person typed are always allowed. */
export function isLoudEmoji(emoji: string, said: Said): boolean {
  return !quietEmoji.includes(emoji) && !said.text.includes(emoji);
}

/** Whether a hashtag consists of the person's words, even joined without capitals, as in "#hospicenurses". */
export function isJoined(tag: string, said: Said): boolean {
  return said.text.replace(/[^\p{L}\p{N}]/gu, "").includes(tag.toLowerCase());
}
