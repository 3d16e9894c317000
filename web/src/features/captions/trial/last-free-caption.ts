import { freeCaptionLimitKey, lastFreeCaptionKey } from "@contract/rules/prerendering.ts";

/** Used if the browser forbids storage; it is lost with the page. */
const remembered = new Map<string, string>();

function read(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? remembered.get(name) ?? null;
  } catch {
    // SecurityError: storage is blocked in this browser.
    return remembered.get(name) ?? null;
  }
}

function store(name: string, at: Date): void {
  remembered.set(name, at.toISOString());
  try {
    localStorage.setItem(name, at.toISOString());
  } catch {
    // Blocked or full: this page still remembers, and the server has a limit of its own.
  }
}

/** The stored ISO timestamp of the visitor's last free caption, as it was written. */
export function readLastFreeCaption(): string | null {
  return read(lastFreeCaptionKey);
}

export function storeLastFreeCaption(at: Date): void {
  store(lastFreeCaptionKey, at);
}

/** The stored ISO timestamp until which the server gives no free caption to this network address. */
export function readLimitUntil(): string | null {
  return read(freeCaptionLimitKey);
}

export function storeLimitUntil(at: Date): void {
  store(freeCaptionLimitKey, at);
}

/** Calls back when another tab has used the free caption. Returns a function that removes the listener. */
export function onLastFreeCaption(listener: () => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key === lastFreeCaptionKey || event.key === freeCaptionLimitKey || event.key === null) {
      if (event.key === null) remembered.clear();
      else remembered.delete(event.key);
      listener();
    }
  };
  window.addEventListener("storage", handle);
  return () => {
    window.removeEventListener("storage", handle);
  };
}
