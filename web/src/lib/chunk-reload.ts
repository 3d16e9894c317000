const storageKey = "caption-kite.reloaded-for-chunk";
/** If another failure occurs within this many milliseconds, reloading again does not help. */
const againAfterMs = 60_000;

/** What browsers say when a chunk cannot be loaded. */
const chunkFailure = /dynamically imported module|importing a module script failed|unable to preload css/i;

/**
 * Whether an error means that a chunk of the page could not be loaded, for example because a deployment replaced the
 * files.
 */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkFailure.test(error.message);
}

/**
 * Decides whether reloading is worth an attempt, and remembers the decision.
 * @param now milliseconds since 1970
 */
export function mayReload(storage: Pick<Storage, "getItem" | "setItem">, now: number): boolean {
  try {
    const last = Number(storage.getItem(storageKey) ?? 0);
    if (now - last < againAfterMs) return false;
    storage.setItem(storageKey, String(now));
    return true;
  } catch {
    // Without storage, nothing would prevent a reload loop.
    return false;
  }
}
