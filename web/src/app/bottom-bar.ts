import { useSyncExternalStore } from "react";

/** Marks what sticks to the window's lower edge; floating controls keep clear of it. */
const marked = "[data-bottom-bar]";
/** The floating controls' own part of the window, in CSS pixels from its right edge. */
const controlsWidth = 96;

/** @returns how many CSS pixels at the window's lower edge are taken by a bar that floating controls would cover */
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
  // Tabs change what is shown without any of these.
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
