import { helpEntries } from "../help/all.ts";
import { createHelpSearch, type HelpSearch } from "../help/search.ts";

let searching: HelpSearch | undefined;
/** The search in what may be said in public. The index is made with the first comment. */
export const searchPublic: HelpSearch = (comment) =>
  (searching ??= createHelpSearch(helpEntries.filter((entry) => entry.comment !== null)))(comment);

const factsMax = 5;
/** Less of a comment in common is no relation: "Nice" would bring facts about anything. */
const relatedFrom = 0.5;

/** The public answers of the knowledge base that are nearest to a comment. */
export function publicFacts(comment: string): string[] {
  return searchPublic(comment)
    .filter(({ covered }) => covered >= relatedFrom)
    .slice(0, factsMax)
    .map(({ entry }) => entry.comment!);
}
