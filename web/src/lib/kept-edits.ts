/**
 * The beginning of the names under which local storage keeps edits of captions that are not saved yet; the account's ID
 * follows. The captions feature keeps them.
 */
export const keptEditPrefix = "caption-edit:";

/** Deletes the kept edits of an account that leaves this device. */
export function forgetKeptEdits(userId: string): void {
  try {
    const names = Object.keys(window.localStorage).filter((name) => name.startsWith(`${keptEditPrefix}${userId}:`));
    for (const name of names) window.localStorage.removeItem(name);
  } catch (error) {
    // The browser allows no storage, so nothing was kept.
    if (!(error instanceof DOMException)) throw error;
  }
}
