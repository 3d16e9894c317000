const key = "lastFreeCaption";

/** Used if the browser forbids storage; it is lost with the page. */
let remembered: string | null = null;

/** The stored ISO timestamp of the visitor's last free caption, as it was written. */
export function readLastFreeCaption(): string | null {
  try {
    return localStorage.getItem(key) ?? remembered;
  } catch {
    // SecurityError: storage is blocked in this browser.
    return remembered;
  }
}

export function storeLastFreeCaption(at: Date): void {
  remembered = at.toISOString();
  try {
    localStorage.setItem(key, remembered);
  } catch {
    // Blocked or full: this page still remembers, and the server has a limit of its own.
  }
}

/** Calls back when another tab has used the free caption. Returns a function that removes the listener. */
export function onLastFreeCaption(listener: () => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key === key || event.key === null) {
      remembered = null;
      listener();
    }
  };
  window.addEventListener("storage", handle);
  return () => {
    window.removeEventListener("storage", handle);
  };
}
