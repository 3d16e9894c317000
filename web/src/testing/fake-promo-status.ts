import type { PromoStatus } from "@contract/wire/promo.ts";

/** The promo code status of somebody who has used none. */
export const noPromoCode: PromoStatus = {
  hasPromoCode: false,
  isExpired: false,
  wasExpired: false,
  promoCode: null,
  expiryDate: null,
  daysRemaining: 0,
};
