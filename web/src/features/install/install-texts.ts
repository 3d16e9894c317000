import { productName } from "@contract/rules/brand.ts";
import type { Device } from "./device.ts";

export const installTexts = {
  button: "Add to Home",
  dismiss: "Hide Add to Home",
  title: "Add to Home Screen",
  intro: `${productName} then opens like an app, full screen, and shows your history without a connection.`,
  install: "Install now",
  installHint: "Your browser can do it for you.",
  orByHand: "Or by hand:",
  done: "Got it",
  hide: "Don't show again",
} as const;

/** Step-by-step instructions by device type. */
export const instructions: Record<Device, { title: string; steps: readonly string[] }> = {
  ios: {
    title: "iPhone and iPad",
    steps: [
      "Tap the Share button: the square with an arrow pointing up.",
      "Scroll down and tap “Add to Home Screen”.",
      "Tap “Add” at the top right.",
    ],
  },
  android: {
    title: "Android",
    steps: [
      "Tap the menu: the three dots beside the address.",
      "Tap “Add to Home screen” or “Install app”.",
      "Confirm with “Add” or “Install”.",
    ],
  },
  other: {
    title: "Other devices",
    steps: [
      "Open your browser's menu.",
      "Look for “Add to Home Screen”, “Install” or “Apps”.",
      "Confirm. If there is no such entry, a bookmark does the same job.",
    ],
  },
};
