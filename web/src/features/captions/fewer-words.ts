/** What stands with captions of which some did not pass the checks; null where all of them did. */
export function fewerWords(count: number, requested: number): string | null {
  if (count >= requested) return null;
  return `${count} of ${requested} captions passed our checks. We show fewer rather than ones that you would not post.`;
}
