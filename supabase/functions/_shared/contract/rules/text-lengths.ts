// Lengths in code points, as the schemas and the database count, where nothing else is said.

export const commentLengthMax = 2200;
/** Longest response to a comment, in UTF-16 code units. */
export const commentResponseLengthMax = 400;

/** Number of characters of a post that a list shows before the ellipsis. */
export const postPreviewLength = 100;
export const postIdLengthMax = 200;

/** Longest hashtag that is counted, in characters, including the '#'. */
export const hiddenTrendLengthMax = 51;

/**
 * Lengths are in code points, as the schemas and the database count; `contentStoredMax` is the database's limit for
 * sanitized HTML.
 */
export const articleLimits = {
  titleMin: 5,
  titleMax: 200,
  summaryMin: 10,
  summaryMax: 600,
  contentMin: 50,
  contentMax: 60_000,
  contentStoredMax: 100_000,
} as const;

/** Longest accepted keyword. Lengths of texts are in code points, as the schemas and the database count. */
export const keywordLengthMax = 500;

/** Longest search in the history. */
export const historyQueryLengthMax = 200;

/** What people put under captions. Hashtags are counted without their '#'. */
export const hashtagSetsMax = 20;
export const hashtagSetNameLengthMax = 40;
export const hashtagsPerSetMax = 30;
export const signatureLengthMax = 200;

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
/** Longest tone, in code points. The page names no bound; the server refuses what is longer. */
export const toneLengthMax = 20_000;

export const contactNameLengthMin = 2;
export const contactNameLengthMax = 100;
export const contactSubjectLengthMin = 5;
export const contactSubjectLengthMax = 150;
export const contactMessageLengthMin = 10;
export const contactMessageLengthMax = 5000;

/** Longest message of a person to the assistant, and longest reply, in characters. */
export const chatMessageLengthMax = 2000;
export const chatReplyLengthMax = 12_000;
/** Most messages in one conversation, of both sides together. */
export const chatMessagesMax = 100;

export const webAddressLengthMax = 2000;

/**
 * How many of the most common passwords are refused. Enough for what somebody who guesses tries first; the limits on
 * sign-ins stop the rest.
 */
export const commonPasswordsRefused = 10_000;
