import { loadStatus } from "./status.ts";

/**
 * Reports an unexpected error to the error-tracking server that the server names, if any. The code that sends is loaded
 * only then.
 */
export function reportError(error: unknown): void {
  void send(error).catch(() => {
    // Without a connection, nothing can be reported, and nobody can be told so.
  });
}

async function send(error: unknown): Promise<void> {
  const { errorTracking } = await loadStatus();
  if (!errorTracking) return;
  const { sendReport } = await import("./send-report.ts");
  await sendReport(error, errorTracking);
}

/** Reports errors that nothing else handles. @returns stops it */
export function watchErrors(): () => void {
  const onError = (event: ErrorEvent) => {
    reportError(event.error);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    reportError(event.reason);
  };
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
}
