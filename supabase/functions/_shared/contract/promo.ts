import * as z from "zod/mini";
import { accountMessages } from "./accounts.ts";
import { emailLengthMax, promoCodeLengthMax } from "./limits.ts";
import { storable, visibleLine } from "./text.ts";

/** Messages for applying a promo code. */
export const promoMessages = {
  emailMissing: "Please enter your email address",
  codeMissing: "Please enter your promotional code",
  /** The card in Account asks for the code only. */
  cardCodeMissing: { title: "Missing code", description: "Please enter a valid promotion code" },
  applied: "Promotion code applied successfully. Please login to access premium features.",
  /** To somebody who is signed in. */
  appliedHere: { title: "Success!", description: "Promotion code applied successfully. You have premium access now." },
  failed: "Failed to apply code",
  notValid: "This promotion code is not valid.",
  expired: "This promotion code has expired.",
} as const;

/** `POST /api/apply-promo-code`. With a session the session's own address counts, whatever stands here. */
export const promoRequest = z.object({
  email: z.string({ error: promoMessages.emailMissing }).check(
    storable(),
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, promoMessages.emailMissing),
    z.maxLength(emailLengthMax, accountMessages.email),
    z.email(accountMessages.email),
  ),
  promoCode: z.string({ error: promoMessages.codeMissing }).check(
    storable(),
    visibleLine(),
    z.minLength(1, promoMessages.codeMissing),
    z.maxLength(promoCodeLengthMax, promoMessages.notValid),
  ),
});
export type PromoRequest = z.infer<typeof promoRequest>;

/**
 * `GET /api/promo-code-status`. `hasPromoCode`: one runs. `isExpired`: the last one has run out and nothing else gives
 * access. `wasExpired`: any earlier one has run out. `expiryDate` is an ISO instant.
 */
export const promoStatus = z.object({
  hasPromoCode: z.boolean(),
  isExpired: z.boolean(),
  wasExpired: z.boolean(),
  promoCode: z.nullable(z.string()),
  expiryDate: z.nullable(z.string()),
  daysRemaining: z.number(),
});
export type PromoStatus = z.infer<typeof promoStatus>;
