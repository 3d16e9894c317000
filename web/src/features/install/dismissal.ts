const storageKey = "caption-kite.install-dismissed";

/** Whether the person has dismissed the button. Without storage, it is shown again after a reload. */
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
    // Storage may be blocked. Then it stays hidden only while this page is open.
  }
}
