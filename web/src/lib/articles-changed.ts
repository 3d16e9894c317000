import { createSignal } from "./store.ts";

const changed = createSignal();

/** Runs `listener` whenever an administrator has published, changed or deleted an article here. Returns the undo. */
export const onArticlesChanged = changed.on;

/** Tells every list of articles on this page that it is out of date. */
export const articlesChanged = (): void => { changed.tell(); };
