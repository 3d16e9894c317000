/** The browser's own offer to install the site, held back until the person asks for it. Chromium only. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let held: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function hold(next: InstallPrompt | null): void {
  held = next;
  for (const listener of listeners) listener();
}

/** Call it before the page has loaded, because the browser makes the offer once, early. */
export function captureInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    hold(event as InstallPrompt);
  });
  window.addEventListener("appinstalled", () => {
    hold(null);
  });
}

/** The offer, or null if the browser makes none. */
export function getInstallPrompt(): InstallPrompt | null {
  return held;
}

/** An offer can be shown only once. */
export function clearInstallPrompt(): void {
  hold(null);
}

export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
