/**
 * Limits that the page and the functions share. Rate limits are rows of `private.rate_limit_rules`, and limits of a single
 * subject are in that subject's file.
 */

/** Captions that an account without premium access may generate per UTC day. */
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

/** US dollars per month. */
export const premiumPricePerMonth = 3.5;
/** Longest promo code, in characters. */
export const promoCodeLengthMax = 64;

/** Longest accepted keyword. Lengths of texts are in code points, as the schemas and the database count. */
export const keywordLengthMax = 500;
/** An image of this size or larger is rejected. */
export const imageBytesMax = 5 * 1024 * 1024;
/** Longest edge of the image that the browser uploads, in pixels. */
export const imageEdgeUploaded = 1024;
/** Largest image that the server decodes, in pixels (width × height) and per edge. */
export const imagePixelsMax = 50_000_000;
export const imageEdgeMax = 16_000;

export const suggestionLengthMax = 500;
export const usernameLengthMin = 3;
export const usernameLengthMax = 40;
export const emailLengthMax = 254;
/** For sign-up and sign-in. */
export const passwordLengthMin = 6;
/** For reset and change. */
export const newPasswordLengthMin = 8;
/** In bytes of UTF-8: bcrypt reads at most 72, and the auth server rejects longer passwords. */
export const passwordLengthMax = 72;
/** Days after sign-in at which a session ends, however often it was used; equals private.session_lifetime(). */
export const sessionDaysMax = 60;
/** Longest tone. */
export const toneLengthMax = 4000;

export const contactNameLengthMin = 2;
export const contactNameLengthMax = 100;
export const contactSubjectLengthMin = 5;
export const contactSubjectLengthMax = 150;
export const contactMessageLengthMin = 10;
export const contactMessageLengthMax = 5000;

/** Longest message of a person to the assistant, and longest reply, in characters. */
export const chatMessageLengthMax = 2000;
export const chatAnswerLengthMax = 12_000;
/** Most messages in one conversation, of both sides together. */
export const chatMessagesMax = 100;

export const sliderMin = 0;
export const sliderMax = 100;
export const sliderStep = 1;
export const sliderDefault = 50;

/** History entries per page. */
export const historyPageSize = 20;
export const historyPageSizeMax = 100;

/** Milliseconds. */
export const copiedStateMs = 2000;
export const resultDelayMs = 500;
export const toastMs = 5000;
export const toastSwipeThreshold = 50;
export const tooltipDelayMs = 700;
/** Delay before a prepared reply to a visitor's enquiry is shown. */
export const enquiryReplyDelayMs = 1000;
/** Distance that one click on the article carousel's buttons scrolls, in CSS pixels. */
export const carouselStepPx = 320;
/** Screens up to this width count as mobile, in CSS pixels. */
export const mobileWidthMax = 768;
