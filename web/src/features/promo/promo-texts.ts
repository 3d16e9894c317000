import { promoMessages } from "@contract/wire/promo.ts";

/** The texts of the promo card and the promo page, including the contract's messages. */
export const promoTexts = {
  ...promoMessages,
  cardTitle: "Promo code",
  intro: "A promo code gives full premium access until it expires.",
  wasExpired: "Your earlier code has expired. You can apply a new one.",
  failedText: "Your code could not be checked. Please try again in a moment.",
  code: "Your promo code",
  apply: "Apply",
  activeText: "Full premium access is on.",
  expires: "Expires",
  expired: (code: string | null, date: string | null) =>
    `${code === null ? "Your promo code" : `Your code ${code}`} expired${date === null ? "" : ` on ${date}`}.`,
  expiredText: "Apply a new code, or upgrade to keep unlimited captions without ads.",
  upgrade: "Upgrade to Premium",
  remaining: (days: number) => `${days} ${days === 1 ? "day" : "days"} remaining`,
  statusFailed: "Your promo code could not be loaded.",
  tryAgain: "Try again",
  pageTitle: "Apply a promo code",
  pageIntro:
    "Enter your email address and your code. It takes effect for your account, or as soon as you sign up with this address.",
  email: "Email",
  pageApply: "Apply code",
  pageAppliedTitle: "Code applied",
  login: "Login",
  signUp: "Sign Up",
  backToLogin: "Back to login",
} as const;
