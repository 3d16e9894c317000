import { premiumPricePerMonth } from "../../../contract/rules/price.ts";
import { freeCaptionsPerDay, trialCaptionsPerDay, variationsFree } from "../../../contract/rules/quota.ts";

/** The numbers of the texts. */
export const languageNumbers = {
  price: premiumPricePerMonth.toFixed(2),
  free: freeCaptionsPerDay,
  trial: trialCaptionsPerDay,
  variations: variationsFree,
} as const;
export type LanguageNumbers = typeof languageNumbers;
