import { listArticles } from "@contract/wire/operations.ts";
import { noteOwnChange } from "./own-changes.ts";
import { createSignal } from "./store.ts";

const changed = createSignal();

/**
 * Runs `listener` whenever an administrator has published, changed or deleted an article in this tab. Returns a
 * function that removes the listener.
 */
export const onArticlesChanged = changed.on;

/** Notifies every list of articles on this page that it is out of date, and lets it read past every memory. */
export const articlesChanged = (): void => {
  noteOwnChange(listArticles);
  changed.emit();
};
