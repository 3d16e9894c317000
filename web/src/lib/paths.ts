/** Every address of the site, in one place. */
export const paths = {
  home: "/",
  auth: "/auth",
  signUp: "/auth?tab=signup",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  terms: "/terms",
  privacy: "/privacy",
} as const;
