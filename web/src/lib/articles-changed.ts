import { createSignal } from "./store.ts";

const changed = createSignal();

/**
 * Runs `listener` whenever an administrator has published, changed or deleted an article in this tab. Returns a
 * function that removes the listener.
 */
export const onArticlesChanged = changed.on;

/** Notifies every list of articles on this page that it is out of date. */
export const articlesChanged = (): void => {
  changed.emit();
};
