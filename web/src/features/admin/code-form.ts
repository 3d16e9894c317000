import type { PromoCode } from "@contract/wire/promo-codes.ts";
import { promoCodeMessages } from "@contract/wire/promo-codes.ts";
import { toast } from "@/lib/toast.ts";
import { codeTexts } from "./admin-texts.ts";
import { localDay } from "./local-time.ts";

/** The values of the promo code form. Every field is a text. */
export interface CodeValues {
  code: string;
  days: string;
}

const dayMs = 86_400_000;

/** The values of an existing code. Its days are those from its creation to its end. */
export function codeValues({ code, createdAt, expiryDate }: PromoCode): CodeValues {
  return { code, days: String(Math.round((Date.parse(expiryDate) - Date.parse(createdAt)) / dayMs)) };
}

/**
 * When a code would end with other days.
 * @returns undefined while the days are no number
 */
export function describeEnd(createdAt: string, days: string, now: Date): string | undefined {
  const end = new Date(Date.parse(createdAt) + Number(days) * dayMs);
  if (days.trim() === "" || Number.isNaN(end.getTime())) return undefined;
  return (end <= now ? codeTexts.ended : codeTexts.ends)(localDay(end.toISOString()));
}

/** The title of a validation message: a missing code and an invalid duration have different titles. */
function titleOf(field: string, message: string): string {
  if (field === "days") return promoCodeMessages.days.title;
  return message === promoCodeMessages.codeMissing.description
    ? promoCodeMessages.codeMissing.title
    : codeTexts.invalid;
}

/** Shows the first rule that a submitted code breaks. */
export function showInvalidCode(field: keyof CodeValues, message: string): void {
  toast({ title: titleOf(field, message), description: message, variant: "destructive" });
}
