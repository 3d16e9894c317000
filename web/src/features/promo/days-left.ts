const dayMs = 24 * 60 * 60 * 1000;

/**
 * Days until a code expires, with a started day counted as a whole one, as on the server. @param nowMs on the server's
 * clock
 */
export function daysLeft(expiryIso: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiryIso) - nowMs) / dayMs));
}
