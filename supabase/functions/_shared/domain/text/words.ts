/** The words of a text that has only spaces and line breaks between them. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/u));
}
