import * as z from "zod/mini";
import { storable } from "./text.ts";
import { promoCodeDaysMax, promoCodeDaysMin } from "../rules/promo-codes.ts";

/** Validation messages of the promo code form. */
export const promoCodeMessages = {
  codeMissing: { title: "Missing Information", description: "Please enter a valid promo code." },
  days: { title: "Invalid Duration", description: "Please enter a valid number of days." },
  format: "A promo code has 3 to 64 letters, digits, hyphens or underscores.",
  daysMax: "A promo code can run for 3650 days at most.",
  taken: "This promo code exists already. Please choose another one.",
  used: "This promo code has been used. It can only be deleted now.",
  deleted: "Promo Code Deleted",
} as const;

/** A number, or the text of a number from a form field; nothing else is accepted. */
const days = z.transform((value) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value));

/**
 * `POST /api/admin/promo-codes`, and `PUT …/:id` for a code that nobody has used. Codes are stored in capitals; their
 * days count from their creation.
 */
export const promoCodeRequest = z.object({
  code: z
    .string({ error: promoCodeMessages.codeMissing.description })
    .check(
      storable(),
      z.trim(),
      z.minLength(1, promoCodeMessages.codeMissing.description),
      z.toUpperCase(),
      z.regex(/^[A-Z0-9_-]{3,64}$/, promoCodeMessages.format),
    ),
  days: z.pipe(
    days,
    z
      .number(promoCodeMessages.days.description)
      .check(
        z.int(promoCodeMessages.days.description),
        z.minimum(promoCodeDaysMin, promoCodeMessages.days.description),
        z.maximum(promoCodeDaysMax, promoCodeMessages.daysMax),
      ),
  ),
});
export type PromoCodeRequest = z.infer<typeof promoCodeRequest>;

/**
 * `isActive`: an account has used it. `isExpired`: it no longer gives access. `email`: of the account that used it.
 * `reservedFor`: the email address that it was applied for, if that address has no account yet.
 */
export const promoCode = z.object({
  id: z.string(),
  code: z.string(),
  expiryDate: z.string(),
  isActive: z.boolean(),
  isExpired: z.boolean(),
  email: z.nullable(z.string()),
  reservedFor: z.nullable(z.string()),
  createdAt: z.string(),
});
export type PromoCode = z.infer<typeof promoCode>;

/** `GET /api/admin/promo-codes`: newest first. */
export const promoCodePage = z.array(promoCode);
