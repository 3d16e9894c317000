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

export function useBottomBar(): number {
  return useSyncExternalStore(subscribe, barHeight);
}
