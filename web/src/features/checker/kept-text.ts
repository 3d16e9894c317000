import { checkedCaptionKey } from "@contract/rules/prerendering.ts";
import { onLogout } from "@/lib/session.ts";
import { createSignal } from "@/lib/store.ts";
import { useSyncExternalStore } from "react";

const changed = createSignal();
/** Null until the storage has been read, which is not before the first render in a browser. */
let current: string | null = null;

function readStored(): string {
  try {
    return sessionStorage.getItem(checkedCaptionKey) ?? "";
  } catch {
    // SecurityError: storage is blocked in this browser.
    return "";
  }
}

/** The text of this tab, kept for a reload; it never leaves the browser. */
export function useKeptText(): string {
  return useSyncExternalStore(
    changed.on,
    () => (current ??= readStored()),
    () => "",
  );
}

export function keepText(text: string): void {
  current = text;
  try {
    if (text) sessionStorage.setItem(checkedCaptionKey, text);
    else sessionStorage.removeItem(checkedCaptionKey);
  } catch {
    // Blocked or full: the text is lost with the page, as in any other form.
  }
  changed.emit();
}

// The next person at this device must not find it. A session that expired belongs to the same person.
onLogout((expired) => {
  if (!expired) keepText("");
});
