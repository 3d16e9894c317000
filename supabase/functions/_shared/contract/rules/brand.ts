// Without zod, because every page shows these.

/** The product's name in two words, as in the logo. */
export const productName = "Caption Kite";
export const logoSizes = { sm: 32, md: 48, lg: 64, xl: 88 } as const;
export type LogoSize = keyof typeof logoSizes;
/** The date that /terms and /privacy show. */
export const legalLastUpdated = "March 30, 2025";
