/** Every path of the site. */
export const paths = {
  home: "/",
  trending: "/trending",
  account: "/?tab=account",
  auth: "/auth",
  signUp: "/auth?tab=signup",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  promoCode: "/promo-code",
  administrator: "/administrator",
  terms: "/terms",
  privacy: "/privacy",
  contact: "/contact",
  check: "/check",
  article: "/articles/:slug",
} as const;

/** A text file of the build: the authors and licenses of what the product contains. */
export const noticesPath = "/notice.txt";

/** Search parameter that opens an article over the page. */
export const articleParameter = "article";

/** The search parameter to keep when /auth and the main page redirect to each other: the open article. */
export function articleSearch(search: string): string {
  const id = new URLSearchParams(search).get(articleParameter);
  return id ? `?${new URLSearchParams({ [articleParameter]: id }).toString()}` : "";
}

/** Search parameter that opens an entry of the history in the Generate tab. */
export const entryParameter = "entry";

/** The address that opens an entry of the history in the Generate tab. */
export function entryPath(id: string): string {
  return `${paths.home}?${new URLSearchParams({ [entryParameter]: id }).toString()}`;
}
