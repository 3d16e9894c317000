/** On the link to the complete style sheet in a prerendered file, which contains only the rules that its markup needs. */
export const completeStylesAttribute = "data-complete-styles";

/** Applies the complete style sheet of a prerendered page. Until then, it is one for print, which blocks nothing. */
export function applyCompleteStyles(): void {
  const link = document.querySelector<HTMLLinkElement>(`link[${completeStylesAttribute}]`);
  if (link) link.media = "all";
}
