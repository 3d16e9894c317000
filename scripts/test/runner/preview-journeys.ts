/**
 * The journeys that `npm test` makes through the simulated static host: one for each way in which a host differs from the
 * local gateway (forwarded calls and uploads, cookies, redirects, the project's own address for live updates). Each is a
 * file under web/e2e and the name of a test.
 */
export const previewJourneys: readonly (readonly [file: string, test: string])[] = [
  ["generate", "a new person signs up, generates by keyword, copies, finds it in the history and logs out"],
  ["account", "renames a person everywhere on the page"],
  ["photo", "a phone's photo of several megabytes is scaled in the browser and written about"],
  // It begins with a payment.
  ["missing-chunks", "of the cancellation dialog keeps the page and shows a message"],
  ["admin", "creates a promo code, edits it while it is unused, and deletes it"],
  ["live", "updates usage, history and name in another tab without a reload"],
  ["share-target", "without a service worker, the form opens and says that nothing arrived"],
];

export const journeyFile = (name: string): string => `web/e2e/${name}.e2e.test.ts`;

/** What makes Playwright run these journeys, and no others. */
export function previewJourneyArgs(): string[] {
  const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const files = [...new Set(previewJourneys.map(([file]) => journeyFile(file)))];
  return [...files, "--grep", previewJourneys.map(([, test]) => literal(test)).join("|")];
}
