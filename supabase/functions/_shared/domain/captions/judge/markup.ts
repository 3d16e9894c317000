import type { Reason } from "./reason.ts";

/** Markdown, HTML, or a line break that was escaped twice. */
const markup = /\*\*|(?<=^|\n)#{1,6} |```|`[^`\n]+`|\]\(|<\/?[a-z][^>\n]*>|(?<=^|\n)\s*\* \S|\\n/iu;

/** Rejects a caption with markup. The person's own markup is allowed. */
export function markupReason(caption: string, given: string): Reason | null {
  const found = markup.exec(caption)?.[0];
  if (!found || given.includes(found.trim())) return null;
  return {
    kind: "markup",
    text: `It has marks that platforms do not know (${JSON.stringify(found.trim())}); plain text only.`,
  };
}
