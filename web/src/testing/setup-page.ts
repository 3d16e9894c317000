import "@testing-library/jest-dom/vitest";
import { cleanup, configure, getConfig } from "@testing-library/react";
import { afterEach } from "vitest";

/** Kept, because tests may replace the timers. */
const { setImmediate } = globalThis;

/** More than React's scheduler needs: on a busy machine it does one task in each turn of the event loop. */
const turns = 10;

/**
 * Lets React run what it has scheduled. On a busy machine, a page is complete in the document before its effects have
 * run: they follow in a turn of the event loop of their own, and a query that waits would return between the two.
 */
async function effectsHaveRun(): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
}

const { asyncWrapper } = getConfig();
configure({
  // Chunks that are loaded on demand are transformed here first, which takes time on a busy machine: a limit against
  // hanging.
  asyncUtilTimeout: 30_000,
  asyncWrapper: async (callback) => {
    const result = await asyncWrapper(callback);
    await effectsHaveRun();
    return result;
  },
});

afterEach(cleanup);

// jsdom implements neither; Radix and the page's own navigation call them.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
// Nothing becomes visible automatically; a test that scrolls provides its own observer.
globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};
// A wide window in a browser tab, without any preferences.
window.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
window.scrollTo = () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.scrollIntoView ??= () => {};
