import { newPasswordLengthMin, usernameLengthMin } from "../../../contract/rules/text-lengths.ts";
import type { HelpEntry } from "./entry.ts";

const passwordRule = `at least ${newPasswordLengthMin} characters with an uppercase letter and a number`;

export const accountHelp: readonly HelpEntry[] = [
  {
    id: "username",
    question: "How do I change my username?",
    answer: `Open the Account tab and use Update Username in Profile Settings. A username has at least ${usernameLengthMin} characters and must not be taken.`,
    keywords: "username name change rename update edit profile nickname",
  },
  {
    id: "email",
    question: "Can I change my email address?",
    answer:
      "The email address of an account is fixed; Profile Settings shows it read-only. If you need another one, please write to us on the Contact page.",
    keywords: "email address mail change update edit different new",
  },
  {
    id: "change-password",
    question: "How do I change my password?",
    answer: `Open the Account tab, enter your current and your new password under Change Password in Profile Settings and save. The new one needs ${passwordRule}. All other devices are signed out.`,
    keywords: "password change update new security edit signed out devices",
  },
  {
    id: "forgot-password",
    question: "I forgot my password. What now?",
    answer: `On the Login form choose Forgot password and enter your email address. We send a link to a page where you set a new password (${passwordRule}). The link works for one hour.`,
    keywords: "forgot forgotten lost reset recover password login link locked out cannot sign in access",
  },
  {
    id: "reset-link",
    question: "My password reset link does not work.",
    answer:
      "A link works once and for one hour, and only the newest one counts. Request a new one under Forgot password, and look into your spam folder if no mail arrives within a few minutes.",
    keywords: "reset link invalid expired mail email not arrive spam received broken",
  },
  {
    id: "delete-account",
    question: "How do I delete my account?",
    answer:
      "Open the Account tab, go to Delete Account in Profile Settings, type DELETE and enter your password. Your account, captions, style, files and subscription are removed for good; this cannot be undone.",
    keywords: "delete remove close account erase deactivate leave gdpr data forever",
  },
  {
    id: "promo-apply",
    question: "How do I use a promo code?",
    answer:
      "Enter it on the Promo code card in the Account tab, or on the Promo Code page with the email address of your account. A valid code gives you full Premium access until it expires.",
    keywords: "promo promotion promotional code coupon voucher discount redeem apply enter gift",
  },
  {
    id: "promo-expired",
    question: "What happens when my promo code expires?",
    answer:
      "Your account goes back to the free plan; captions, history and style stay. The Promo code card then offers to enter a new code or to upgrade. Each code serves one account.",
    keywords: "promo code coupon voucher expired expire end days remaining invalid over used twice",
  },
  {
    id: "login-problem",
    question: "I cannot log in.",
    answer:
      "Check the email address, tick the terms box, and use Forgot password if the password might be wrong. After many wrong tries in a row login pauses for some minutes.",
    keywords: "login log in sign in cannot problem wrong invalid blocked too many attempts credentials",
  },
  {
    id: "logout",
    question: "How do I log out?",
    answer: "Press Logout in the bar at the top; on a phone it is in the menu. That signs out this browser only.",
    keywords: "logout log out sign out exit leave session",
  },
  {
    id: "sign-up",
    question: "How do I create an account?",
    answer:
      "Choose Sign Up on the sign-in page, enter a username, your email address and a password, and accept the terms. You can start writing at once.",
    keywords: "sign up register registration create account join new user",
  },
  {
    id: "privacy",
    question: "What happens to my data?",
    answer:
      "We keep your account, your captions and your style so that the app works, and only you can see them. Images are used once and not kept. Clear History removes captions, Delete Account removes everything. The Privacy page has the details.",
    keywords:
      "privacy data personal information safe secure stored share sell gdpr protection confidential who can see visible public",
  },
  {
    id: "ownership",
    question: "May I use the captions commercially?",
    answer:
      "The captions are written for you to post wherever you like, including for your business. The Terms page has the details.",
    keywords: "own ownership copyright commercial business rights license use terms",
  },
  {
    id: "support",
    question: "How do I contact support?",
    answer: "Write to us on the Contact page, linked at the bottom of every page. We reply within 24 hours.",
    keywords: "contact support help human person talk email reach question problem bug report reply",
  },
  {
    id: "phone",
    question: "Is there an app for my phone?",
    answer:
      "The website works as an app: on a phone press Add to Home and follow the steps for your device. It then opens from your home screen.",
    keywords: "app phone mobile iphone android ipad install add home screen download store offline",
  },
  {
    id: "devices",
    question: "Can I use my account on several devices?",
    answer: "Yes. Sign in on each; your plan, usage and history are the same everywhere and update while you watch.",
    keywords: "devices several multiple computer tablet same account sync synchronise",
  },
];
