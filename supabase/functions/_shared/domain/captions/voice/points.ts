import { voicePointIds, type VoicePointId } from "../../../contract/wire/tone.ts";
import type { Voice } from "./voice.ts";

/** One finding in a tone, in words for the person: "lower case", "signed — m.". */
export interface VoicePoint {
  id: VoicePointId;
  words: string;
}

const lengths = { "one-sentence": "one sentence", short: "short sentences", long: "long sentences" } as const;
const languages = {
  en: "in English",
  es: "in Spanish",
  de: "in German",
  fr: "in French",
  it: "in Italian",
  pt: "in Portuguese",
  other: "in your language",
} as const;
const registers = {
  formal: "formal",
  inspiring: "encouraging",
  poetic: "poetic",
  warm: "warm",
  dry: "dry",
  loud: "full of energy",
} as const;

/** The words for one point, or null if nothing was found. */
function wordsFor(id: VoicePointId, voice: Voice): string | null {
  switch (id) {
    case "length":
      return voice.length && lengths[voice.length];
    case "casing":
      return voice.casing && (voice.casing === "lower" ? "lower case" : "capitals");
    case "emoji":
      return emojiWords(voice);
    case "hashtags":
      return voice.hashtags && (voice.hashtags === "none" ? "no hashtags" : "hashtags");
    case "exclamation":
      return voice.exclamation && (voice.exclamation === "none" ? "no exclamation marks" : "exclamation marks");
    case "questions":
      return voice.questions && (voice.questions === "none" ? "no questions" : "asks questions");
    case "openEnd":
      return voice.openEnd ? "no full stop at the end" : null;
    case "capsWord":
      return voice.capsWord ? "a word in capitals" : null;
    case "slang":
      return slangWords(voice);
    case "opener":
      return voice.opener && `begins with “${voice.opener}”`;
    case "signature":
      return voice.signature && `signed ${voice.signature.text}`;
    case "register":
      return voice.register && registers[voice.register];
    case "language":
      return voice.language && languages[voice.language];
  }
}

function emojiWords({ emoji, favoriteEmoji }: Voice): string | null {
  if (emoji === null) return null;
  if (emoji === "none") return "no emoji";
  return [emoji === "many" ? "many emoji" : "few emoji", ...favoriteEmoji.slice(0, 3)].join(" ");
}

function slangWords({ slang }: Voice): string | null {
  if (slang === null) return null;
  return slang ? "slang" : "no slang";
}

/** The findings in a fixed order. They are shown to the person, who can turn off wrong ones. */
export function voicePoints(voice: Voice | null): VoicePoint[] {
  if (voice === null) return [];
  return voicePointIds.flatMap((id) => {
    const words = wordsFor(id, voice);
    return words ? [{ id, words }] : [];
  });
}

/** The voice without the points that the person turned off. The examples stay, because a model finds more in them. */
export function withoutPoints(voice: Voice | null, off: readonly string[]): Voice | null {
  if (voice === null) return null;
  const rest = { ...voice };
  for (const id of voicePointIds) if (off.includes(id)) Object.assign(rest, { [id]: null });
  if (off.includes("emoji")) rest.favoriteEmoji = [];
  return rest;
}
