/**
 * Limits that the page and the functions share. Rate limits are rows of `private.rate_limit_rules`, and limits of a
 * single subject are in that subject's file.
 */

/** Generations that an account without premium access may make per UTC day; each shows several captions. */
export const freeCaptionsPerDay = 5;
/** Free captions that a visitor may generate per local calendar day (stored by the browser). */
export const trialCaptionsPerDay = 1;
/**
 * Trial captions that one network address may get per UTC day, so that clearing the browser's storage does not give
 * unlimited model calls.
 */
export const trialCaptionsPerAddressPerDay = 10;
/** Variations per generation. */
export const variationsFree = 3;
export const variationsPremium = 5;
