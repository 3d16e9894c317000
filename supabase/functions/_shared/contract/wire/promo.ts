import * as z from "zod/mini";
import { accountMessages } from "./accounts.ts";
import { emailLengthMax } from "../rules/text-lengths.ts";
import { promoCodeLengthMax } from "../rules/promo-codes.ts";
import { storable, visibleLine } from "./text.ts";

/** Messages for applying a promo code. */
export const promoMessages = {
  emailMissing: "Please enter your email address",
  codeMissing: "Please enter your promotional code",
  /** The promo code card in the Account tab asks only for the code. */
  cardCodeMissing: { title: "Missing code", description: "Please enter a valid promotion code" },
  applied: "Promotion code applied successfully. Please login to access premium features.",
  /** For a signed-in person. */
  appliedHere: { title: "Success!", description: "Promotion code applied successfully. You have premium access now." },
  failed: "Failed to apply code",
  notValid: "This promo code is not valid.",
  expired: "This promo code has expired.",
} as const;

/** `POST /api/apply-promo-code`. With a session, the address of its account is used and this one is ignored. */
export const promoRequest = z.object({
  email: z
    .string({ error: promoMessages.emailMissing })
    .check(
      storable(),
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, promoMessages.emailMissing),
      z.maxLength(emailLengthMax, accountMessages.email),
      z.email(accountMessages.email),
    ),
  promoCode: z
    .string({ error: promoMessages.codeMissing })
    .check(
      storable(),
      visibleLine(),
      z.minLength(1, promoMessages.codeMissing),
      z.maxLength(promoCodeLengthMax, promoMessages.notValid),
    ),
});
export type PromoRequest = z.infer<typeof promoRequest>;

/**
 * `GET /api/promo-code-status`. `hasPromoCode`: a code is valid. `isExpired`: the last one has expired and nothing else
 * gives access. `wasExpired`: any earlier one has expired. `expiryDate` is an ISO timestamp.
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
