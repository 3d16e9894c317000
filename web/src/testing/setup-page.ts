import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Chunks that are loaded on demand are transformed here first, which takes time on a busy machine: a limit against
// hanging.
configure({ asyncUtilTimeout: 30_000 });

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
