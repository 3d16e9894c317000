/**
 * Waits until `milliseconds` after `startedAt`, so that the response time reveals nothing.
 * @param now milliseconds
 */
export async function waitUntilElapsed(startedAt: number, milliseconds: number, now: () => number): Promise<void> {
  const left = startedAt + milliseconds - now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}
