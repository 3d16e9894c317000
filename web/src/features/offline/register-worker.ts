import { whenIdle } from "@/lib/when-idle.ts";

/** How long after the page has loaded its files may be stored for the next visit, in milliseconds. */
const delayMs = 2000;

/**
 * Registers the service worker on secure and local origins, in an idle moment after the page has loaded: it fetches the
 * whole build, which would compete with the first screen. If this fails, the page works as it does without one.
 */
export function registerWorker(): void {
  if (!window.isSecureContext || !("serviceWorker" in navigator)) return;
  const register = () =>
    void navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" }).catch(() => undefined);
  const wait = () =>
    void setTimeout(() => {
      whenIdle(register);
    }, delayMs);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
