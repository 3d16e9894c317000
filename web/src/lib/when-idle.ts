/** The longest wait for an idle moment, in milliseconds. */
const timeout = 2000;

/** Runs something that is not urgent when the browser is idle; at once where a browser cannot tell. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout });
  else run();
}
