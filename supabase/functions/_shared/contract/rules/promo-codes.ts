// Days that a promo code runs from its creation, and its length.

export const promoCodeDaysDefault = 30;
export const promoCodeDaysMin = 1;
export const promoCodeDaysMax = 3650;

/** Longest promo code, in characters. */
export const promoCodeLengthMax = 64;
