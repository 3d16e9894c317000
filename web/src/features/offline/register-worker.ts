/**
 * Registers the service worker after the page has loaded, on secure and local origins only. If this fails, the page
 * works as it does without one.
 */
export function registerWorker(): void {
  if (!window.isSecureContext || !("serviceWorker" in navigator)) return;
  const register = () =>
    void navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" }).catch(() => undefined);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
