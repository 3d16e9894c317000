import { journeyFile } from "./preview-journeys.ts";

/**
 * The journeys that a deployed site is tried with. They need no simulator, no mailbox and no database, keep the password
 * with which an account was made, and make about twenty accounts: an address may make thirty an hour.
 */
export const siteJourneys: readonly (readonly [file: string, test: string])[] = [
  ["generate", "a new person signs up, generates by keyword, copies, finds it in the history and logs out"],
  ["generate", "a double click is one generation"],
  ["generate", "two tabs of one person share the account; logging out in one ends the other at its next call"],
  ["generate", "clears the history after asking"],
  ["account", "renames a person everywhere on the page"],
  ["account", "deletes the account by keyboard; its notification stays after the logout, and its sessions have ended"],
  ["photo", "a phone's photo of several megabytes is scaled in the browser and written about"],
  ["photo", "refuses too large files and files that are not pictures, with a message, before anything is sent"],
  ["live", "updates usage, history and name in another tab without a reload"],
  ["support-pages", "a signed-in person's name and address are filled in"],
  ["assistant", "closes with the back button, and so does a confirmation dialog"],
  ["accessibility", "every public page is free of violations in both themes"],
  ["prerendered", "can be read without JavaScript, and says what needs it"],
  ["install", "has everything that a browser needs to install it"],
  ["share-target", "without a service worker, the form opens and says that nothing arrived"],
];

/** What makes Playwright run these journeys, one after the other, and no others. */
export function siteJourneyArgs(): string[] {
  const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const files = [...new Set(siteJourneys.map(([file]) => journeyFile(file)))];
  return [...files, "--workers=1", "--grep", siteJourneys.map(([, test]) => `${literal(test)}$`).join("|")];
}
