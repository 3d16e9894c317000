/**
 * The reference of a failure: the request's ID, under which the server's log has the reason. Only failures of the
 * server have one; the page never invents one.
 */
const label = "Reference: ";
const atEnd = new RegExp(` ?${label}([\\w-]{1,64})$`);

/** Adds a reference to what is said about a failure; without one, returns the text unchanged. */
export function withReference(text: string, reference: string | null | undefined): string {
  return reference ? `${text} ${label}${reference}`.trimStart() : text;
}

/** Splits a text into the sentence and the reference that `withReference` added; the reference is null without one. */
export function splitReference(text: string): { sentence: string; reference: string | null } {
  const found = atEnd.exec(text);
  if (!found) return { sentence: text, reference: null };
  return { sentence: text.slice(0, found.index), reference: found[1]! };
}
