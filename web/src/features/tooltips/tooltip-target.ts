/** Controls that show nothing but an icon: their name is said by `aria-label` alone. */
const iconControls = "button[aria-label], a[aria-label]";

/** The icon control at or around an element, with what its tooltip says; null when there is none. */
export function tooltipTarget(from: EventTarget | null): { element: HTMLElement; text: string } | null {
  const element = from instanceof Element ? from.closest<HTMLElement>(iconControls) : null;
  const text = element?.getAttribute("aria-label")?.trim();
  // A control with words of its own needs no second name.
  if (!element || !text || element.textContent?.trim() || element.title) return null;
  return { element, text };
}
