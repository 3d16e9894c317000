import { intents, languages } from "@contract/rules/brief.ts";
import { sliderMax, sliderMin } from "@contract/rules/levels.ts";
import { platformIds } from "@contract/rules/platforms.ts";
import type { CaptionRequest } from "@contract/wire/captions.ts";
import { isFlag, isText, objectOf, oneOf, optional, type Check } from "@/lib/response-shape.ts";

const isLevel: Check = (value) => Number.isInteger(value) && Number(value) >= sliderMin && Number(value) <= sliderMax;

const isStyle = objectOf<Required<Omit<CaptionRequest, "photoNote">>>({
  keyword: isText,
  platform: oneOf(...platformIds),
  emojiLevel: isLevel,
  hashtagLevel: isLevel,
  aiControlled: isFlag,
  intent: optional(oneOf(...intents)),
  language: optional(oneOf(...languages)),
});

/**
 * Reads stored values of the form. They were written by this page, perhaps by another version of it; the length of
 * the keyword is not checked, so that one that is too long can be shortened.
 * @returns null unless the form can show them all
 */
export function readFormValues(stored: unknown): Omit<CaptionRequest, "photoNote"> | null {
  if (!isStyle(stored)) return null;
  const { keyword, platform, emojiLevel, hashtagLevel, aiControlled, intent, language } = stored as CaptionRequest;
  return { keyword, platform, emojiLevel, hashtagLevel, aiControlled, intent, language };
}
