/** On the link to the complete style sheet in a prerendered file, which has the rules that its own markup needs. */
const completeStylesAttribute = "data-complete-styles";

/**
 * Applies the complete style sheet of a prerendered page as soon as the page changes, before the change is painted.
 * Applying it styles every element again, which blocks a slow phone for a third of a second; until something is added
 * or changes its classes, the rules in the file suffice.
 */
export function applyCompleteStylesOnChange(): void {
  const link = document.querySelector<HTMLLinkElement>(`link[${completeStylesAttribute}]`);
  if (!link) return;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    link.media = "all";
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
}
