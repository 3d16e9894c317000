/** Every address of the site, in one place. */
export const paths = {
  home: "/",
  trending: "/trending",
  account: "/?tab=account",
  auth: "/auth",
  signUp: "/auth?tab=signup",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  promoCode: "/promo-code",
  administrator: "/administrator",
  terms: "/terms",
  privacy: "/privacy",
  contact: "/contact",
} as const;

/** Search parameter that opens an article over the page. */
export const articleParameter = "article";

/** What of an address's search goes along when /auth and the main page send a person to each other: the open article. */
export function articleSearch(search: string): string {
  const id = new URLSearchParams(search).get(articleParameter);
  return id ? `?${new URLSearchParams({ [articleParameter]: id }).toString()}` : "";
}
