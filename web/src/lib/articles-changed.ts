const listeners = new Set<() => void>();

/** Runs `listener` whenever an administrator has published, changed or deleted an article here. Returns the undo. */
export function onArticlesChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
}

/** Tells every list of articles on this page that it is out of date. */
export function articlesChanged(): void {
  for (const listener of listeners) listener();
}
