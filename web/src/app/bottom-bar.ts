import { useSyncExternalStore } from "react";

/** Marks elements that stick to the lower edge of the window; floating controls stay above them. */
const marked = "[data-bottom-bar]";
/** The width that the floating controls use, in CSS pixels from the right edge of the window. */
const controlsWidth = 96;

/** @returns the height in CSS pixels of a bar at the lower edge of the window that floating controls would cover */
function barHeight(): number {
  for (const bar of document.querySelectorAll(marked)) {
    const { top, bottom, right, height } = bar.getBoundingClientRect();
    const stuck = height > 0 && top < window.innerHeight && bottom >= window.innerHeight - 1;
    if (stuck && right > window.innerWidth - controlsWidth) return Math.round(window.innerHeight - top);
  }
  return 0;
}

function subscribe(listener: () => void): () => void {
  const options = { passive: true, capture: true } as const;
  const types = ["scroll", "resize", "load"] as const;
  for (const type of types) window.addEventListener(type, listener, options);
  // Switching tabs changes the content without any of these events.
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["hidden"] });
  return () => {
    for (const type of types) window.removeEventListener(type, listener, options);
    observer.disconnect();
  };
}

let inUse = false;

function noteUse({ target }: Event): void {
  inUse ||= target instanceof Element && target.closest("form")?.querySelector(marked) != null;
}

const shownBars = () =>
  Array.from(document.querySelectorAll(marked)).filter((bar) => bar.getBoundingClientRect().height > 0);

/** Whether the form of a bar has a text: what was typed before this code was loaded, or is kept from before. */
const isFilled = (bar: Element) =>
  Array.from(bar.closest("form")?.querySelectorAll<HTMLInputElement>("input[type=text]") ?? []).some(
    ({ value }) => value !== "",
  );

function subscribeToUse(listener: () => void): () => void {
  const use = (event: Event) => {
    noteUse(event);
    listener();
  };
  const options = { passive: true, capture: true } as const;
  for (const type of ["focusin", "pointerdown"]) document.addEventListener(type, use, options);
  const unsubscribe = subscribe(listener);
  return () => {
    for (const type of ["focusin", "pointerdown"]) document.removeEventListener(type, use, options);
    unsubscribe();
  };
}

/**
 * Whether nothing may float over the page with the bar, except what has its place beside it: as soon as the person has
 * begun to use its form, and while it is at the lower edge and the person scrolls.
 */
export function useBarInUse(): boolean {
  return useSyncExternalStore(subscribeToUse, () => {
    const shown = shownBars();
    return shown.length > 0 && (inUse || shown.some(isFilled) || (window.scrollY > 0 && barHeight() > 0));
  });
}

export function useBottomBar(): number {
  return useSyncExternalStore(subscribe, barHeight);
}
