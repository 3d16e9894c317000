/** The note when some captions did not pass the checks; null if all passed. */
export function fewerCaptionsNote(count: number, requested: number): string | null {
  if (count >= requested) return null;
  return `${count} of ${requested} captions passed our checks. We show fewer rather than ones that you would not post.`;
}
