const storageKey = "caption-kite.reloaded-for-chunk";
/** A second failure within this many milliseconds is not cured by reloading again. */
const againAfterMs = 60_000;

/** Whether an error says that a part of the page could not be fetched, as after a deploy that replaced the files. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message);
}

/**
 * Decides once whether reloading is worth a try, and remembers it.
 * @param now milliseconds since 1970
 */
export function mayReload(storage: Pick<Storage, "getItem" | "setItem">, now: number): boolean {
  try {
    const last = Number(storage.getItem(storageKey) ?? 0);
    if (now - last < againAfterMs) return false;
    storage.setItem(storageKey, String(now));
    return true;
  } catch {
    // Without storage nothing would stop a loop.
    return false;
  }
}
