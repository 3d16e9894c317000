import { freeCaptionsPerDay } from "@contract/rules/quota.ts";
import { checkerTexts } from "@/features/checker/checker-texts.ts";
import { paths } from "@/lib/paths.ts";

/** A page that the build renders to a file, because visitors and search engines open it first. */
export interface PublicPage {
  /** The address, with the query that the markup is made for. */
  address: string;
  /** The file in the build, without the extension. */
  file: string;
  /** The route's own title, as it sets it in the browser. */
  title: string;
  /** What search engines and shared links show, in one or two sentences. */
  description: string;
  /** What does not work without JavaScript; null if everything does. */
  needsScript: string | null;
  /** Opened by a mailed link: search engines do not list it. */
  isPrivate?: true;
}

const product = `Write social-media captions that keep to each platform's rules, from one keyword or a photo. ${freeCaptionsPerDay} captions a day for free.`;

/** Every public page with markup of its own. /reset-password depends on a token and has none. */
export const publicPages: readonly PublicPage[] = [
  {
    address: paths.auth,
    file: "auth",
    title: "Login",
    description: product,
    needsScript: "Logging in, signing up and the free caption need JavaScript.",
  },
  {
    address: paths.signUp,
    file: "auth-signup",
    title: "Sign Up",
    description: product,
    needsScript: "Signing up, logging in and the free caption need JavaScript.",
  },
  {
    address: paths.forgotPassword,
    file: "forgot-password",
    title: "Reset your password",
    description: "Forgot your password? Enter your email address and get a link that sets a new one.",
    needsScript: "Asking for a reset link needs JavaScript.",
  },
  {
    // With a token, because the markup is that of a link that may be valid.
    address: `${paths.confirmEmail}?token=prerendered`,
    file: "confirm-email",
    title: "Confirm your email address",
    description: "Confirm the email address of your Caption Kite account.",
    needsScript: "Confirming your address needs JavaScript.",
    isPrivate: true,
  },
  {
    address: paths.promoCode,
    file: "promo-code",
    title: "Promo Code",
    description: "Enter a promo code for your Caption Kite account.",
    needsScript: "Applying a promo code needs JavaScript.",
  },
  {
    address: paths.terms,
    file: "terms",
    title: "Terms",
    description: "The terms and conditions of Caption Kite.",
    needsScript: null,
  },
  {
    address: paths.privacy,
    file: "privacy",
    title: "Privacy",
    description: "What Caption Kite stores about you, why, for how long, and how to get or delete it.",
    needsScript: null,
  },
  {
    address: paths.contact,
    file: "contact",
    title: "Contact",
    description: "Questions, problems and ideas: write to the people who make Caption Kite.",
    needsScript: "Sending a message needs JavaScript.",
  },
  {
    address: paths.check,
    file: "check",
    title: checkerTexts.title,
    description: checkerTexts.description,
    needsScript: "Checking a caption needs JavaScript.",
  },
];
