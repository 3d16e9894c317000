import { platforms } from "../../../contract/rules/platforms.ts";
import { premiumPricePerMonth } from "../../../contract/rules/price.ts";
import {
  freeCaptionsPerDay,
  trialCaptionsPerDay,
  variationsFree,
  variationsPremium,
} from "../../../contract/rules/quota.ts";

/** The numbers of the texts. */
export const languageNumbers = {
  price: premiumPricePerMonth.toFixed(2),
  free: freeCaptionsPerDay,
  trial: trialCaptionsPerDay,
  variations: variationsFree,
  premiumVariations: variationsPremium,
  hashtags: platforms.instagram.hashtagsMax,
} as const;
export type LanguageNumbers = typeof languageNumbers;
