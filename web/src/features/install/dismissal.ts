const storageKey = "caption-kite.install-dismissed";

/** Whether the person has put the helper away. Without storage it comes back with the next page. */
export function isDismissed(storage: Pick<Storage, "getItem">): boolean {
  try {
    return storage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

export function dismiss(storage: Pick<Storage, "setItem">, now: Date): void {
  try {
    storage.setItem(storageKey, now.toISOString());
  } catch {
    // Private windows refuse; it stays away for as long as this page is open.
  }
}
