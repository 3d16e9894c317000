import { helpEntries } from "@domain/help/all.ts";
import { certaintyOf, createHelpSearch } from "@domain/help/search.ts";

const search = createHelpSearch(helpEntries);

/** The answer of the knowledge base, as it may be given in public if it has such a version; null if none is sure. */
export function helpReply(question: string): string | null {
  const hits = search(question);
  const [best] = hits;
  return best && certaintyOf(hits) !== "unsure" ? (best.entry.comment ?? best.entry.answer) : null;
}
