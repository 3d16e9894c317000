import { onLogout } from "./session.ts";
import { createStore, useStore } from "./store.ts";

const open = createStore(false);

/** Opens the upgrade dialog, from wherever it is offered on the main page. */
export function openUpgrade(): void {
  open.set(true);
}

export function closeUpgrade(): void {
  open.set(false);
}

/** Whether the upgrade dialog is to be shown. */
export function useUpgradeOpen(): boolean {
  return useStore(open);
}

onLogout(closeUpgrade);
