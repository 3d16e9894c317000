/** Tests for classes of characters, in the letters and digits of every script where nothing else is said. */

const digit = /\d/u;
const letter = /\p{L}/u;
const letterOrNumber = /[\p{L}\p{N}]/u;
const upperCase = /\p{Lu}/u;
const upperCaseStart = /^\p{Lu}/u;
const letterOrNumberAtEnd = /[\p{L}\p{N}]$/u;
const questionMark = /[?？]/u;

/** Whether a text has a digit from 0 to 9. */
export const hasDigit = (text: string): boolean => digit.test(text);

export const hasLetter = (text: string): boolean => letter.test(text);

/** Whether a text says anything: more than punctuation, emoji and spaces. */
export const hasLetterOrNumber = (text: string): boolean => letterOrNumber.test(text);

export const hasUpperCase = (text: string): boolean => upperCase.test(text);

export const startsWithUpperCase = (text: string): boolean => upperCaseStart.test(text);

/** Whether a text ends without a mark or an emoji. */
export const endsWithLetterOrNumber = (text: string): boolean => letterOrNumberAtEnd.test(text);

/** Whether a text has a question mark, of European or Asian width. */
export const hasQuestionMark = (text: string): boolean => questionMark.test(text);
