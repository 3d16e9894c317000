import { createStore } from "./store.ts";

/** The browser's own offer to install the site, held back until the person asks for it. Chromium only. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

const held = createStore<InstallPrompt | null>(null);

/** Call it before the page has loaded: the browser offers once, early. */
export function holdInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    held.set(event as InstallPrompt);
  });
  window.addEventListener("appinstalled", () => { held.set(null); });
}

/** The offer, or null where the browser makes none. */
export function heldInstallPrompt(): InstallPrompt | null {
  return held.get();
}

/** An offer can be shown once. */
export function spendInstallPrompt(): void {
  held.set(null);
}

/** Runs `listener` when the offer comes or goes. Returns the undo. */
export const onInstallPrompt = held.subscribe;
