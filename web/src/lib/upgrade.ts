import { useSyncExternalStore } from "react";
import { onLogout } from "./session.ts";

let open = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  if (open === next) return;
  open = next;
  for (const listener of listeners) listener();
}

/** Opens the upgrade dialog, from wherever it is offered on the main page. */
export function openUpgrade(): void {
  change(true);
}

export function closeUpgrade(): void {
  change(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the upgrade dialog is to be shown. */
export function useUpgradeOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open);
}

onLogout(closeUpgrade);
