/** A card as it was entered in the form. */
export interface CardEntry {
  number: string;
  expiry: string;
  cvc: string;
}
export type CardField = keyof CardEntry;

export const emptyEntry: CardEntry = { number: "", expiry: "", cvc: "" };

const digits = (text: string): string => text.replace(/\D/g, "");

const fourDigits = /(\d{4})(?=\d)/g;

/** Digits in groups of four, at most 19. */
export const formatNumber = (text: string): string => digits(text).slice(0, 19).replace(fourDigits, "$1 ");

/** `MM/YY`; a first digit above 1 can only be a single-digit month. */
export function formatExpiry(text: string): string {
  const found = digits(text).slice(0, 4);
  const padded = /^[2-9]/.test(found) ? `0${found}`.slice(0, 4) : found;
  return padded.length > 2 ? `${padded.slice(0, 2)}/${padded.slice(2)}` : padded;
}

export const formatCvc = (text: string): string => digits(text).slice(0, 4);

const expirationDate = /^(0[1-9]|1[0-2])\/(\d{2})$/;

/** @returns month from 1 and four-digit year; null for an invalid date */
export function readExpiry(text: string): { month: number; year: number } | null {
  const match = expirationDate.exec(text);
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : null;
}

/** The check digit of every card number (ISO/IEC 7812-1, the Luhn algorithm). */
export function hasValidCheckDigit(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

export interface EntryProblem {
  field: CardField;
  code: string;
  message: string;
}

/** The problems of an entry, in the words of Stripe's own form; at most one per field. */
export function problemsOf(entry: CardEntry, now: Date): EntryProblem[] {
  const problems: EntryProblem[] = [];
  const number = digits(entry.number);
  if (number.length < 14)
    problems.push({ field: "number", code: "incomplete_number", message: "Your card number is incomplete." });
  else if (!hasValidCheckDigit(number))
    problems.push({ field: "number", code: "invalid_number", message: "Your card number is invalid." });
  const expiry = readExpiry(entry.expiry);
  if (!expiry)
    problems.push({
      field: "expiry",
      code: "incomplete_expiry",
      message: "Your card's expiration date is incomplete.",
    });
  else if (new Date(expiry.year, expiry.month, 1) <= now)
    problems.push({
      field: "expiry",
      code: "invalid_expiry_year_past",
      message: "Your card's expiration year is in the past.",
    });
  if (entry.cvc.length < 3)
    problems.push({ field: "cvc", code: "incomplete_cvc", message: "Your card's security code is incomplete." });
  return problems;
}
