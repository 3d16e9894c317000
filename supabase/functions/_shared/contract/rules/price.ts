/** US dollars per month. */
export const premiumPricePerMonth = 3.5;
