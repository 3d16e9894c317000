// Without zod: every page shows these.

/** The product's name, two words, as the logo sets it. */
export const productName = "Caption Kite";
export const logoSizes = { sm: 32, md: 48, lg: 64, xl: 88 } as const;
export type LogoSize = keyof typeof logoSizes;
/** Shown on /terms and /privacy. */
export const legalLastUpdated = "March 30, 2025";
