/** What may be a control that shows nothing but an icon. */
const controls = "button, a, [role=tab]";

/** The icon control at or around an element, with what its tooltip says; null when there is none. */
export function tooltipTarget(from: EventTarget | null): { element: HTMLElement; text: string } | null {
  const element = from instanceof Element ? from.closest<HTMLElement>(controls) : null;
  // A control with words of its own needs no second name.
  if (!element?.querySelector("svg") || element.title || showsWords(element)) return null;
  const text = (element.getAttribute("aria-label") ?? element.textContent)?.trim();
  return text ? { element, text } : null;
}

/** Whether any text of a control can be seen: words for screen readers are one pixel wide. */
function showsWords(element: HTMLElement): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (textContent?.trim() && parentElement && isSeen(parentElement)) return true;
  }
  return false;
}

const isSeen = (parent: Element) => {
  const { width } = parent.getBoundingClientRect();
  return width > 1;
};
