import { onLogout } from "./session.ts";
import { createStore, useStore } from "./store.ts";

const open = createStore(false);

/** Opens the upgrade dialog, from every place on the main page that offers it. */
export function openUpgrade(): void {
  open.set(true);
}

export function closeUpgrade(): void {
  open.set(false);
}

/** Whether the upgrade dialog is shown. */
export function useUpgradeOpen(): boolean {
  return useStore(open);
}

onLogout(closeUpgrade);
