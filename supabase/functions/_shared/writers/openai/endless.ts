/** The end of a text that is looked at, and the longest piece that counts as repeated: three times in a row at least. */
const windowLength = 600;
const periodMax = 200;

/**
 * Whether a text ends in one piece that is repeated again and again, as small models do until their token limit.
 * Captions that differ are no repetition, however alike the JSON around them is.
 */
export function isEndless(text: string): boolean {
  if (text.length < windowLength) return false;
  const end = text.slice(-windowLength);
  for (let period = 1; period <= periodMax; period += 1) if (end.startsWith(end.slice(period))) return true;
  return false;
}
