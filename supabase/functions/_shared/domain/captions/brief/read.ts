import type { Brief, BriefInput } from "./brief.ts";

/** Reads a keyword. Asynchronous because the grammar is loaded with the first keyword, not with the function. */
// oxlint-disable-next-line require-await
export async function readBrief(input: BriefInput): Promise<Brief> {
  const slots = { discounts: [], prices: [], numbers: [], dates: [], places: [], people: [], mentions: [], hashtags: [], links: [], emoji: [] };
  return {
    text: input.keyword, subject: input.keyword, language: input.chosenLanguage ?? "en", languageIsCertain: input.chosenLanguage !== undefined,
    intent: input.chosenIntent ?? "unknown", gravity: "light", slots, isSentence: false, confidence: input.chosenIntent ? 1 : 0,
  };
}
