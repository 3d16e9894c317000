import type { ChatPlace } from "@contract/wire/chat.ts";
import { paths } from "@/lib/paths.ts";

/** Where the button of a place leads, and its label. The upgrade is a dialog and has no path. */
export const placeButtons = {
  generate: { label: "Generate", to: paths.home },
  history: { label: "History", to: "/?tab=history" },
  account: { label: "Account", to: paths.account },
  tone: { label: "Tone", to: paths.account },
  upgrade: { label: "Upgrade", to: null },
  trending: { label: "Trending", to: paths.trending },
  contact: { label: "Contact", to: paths.contact },
  check: { label: "Caption Checker", to: paths.check },
  privacy: { label: "Privacy", to: paths.privacy },
  terms: { label: "Terms", to: paths.terms },
  "forgot-password": { label: "Forgot password", to: paths.forgotPassword },
} as const satisfies Record<ChatPlace, { label: string; to: string | null }>;
