import type { Page } from "playwright-core";

/**
 * Resolves when the page receives changes. Call it before the page is opened. What changed between its load and this
 * moment takes one more request to be shown.
 */
export function connected(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => {
        if (String(payload).includes("Replication connection established")) resolve();
      });
    });
  });
}

/** Lets the page's live updates connect to nothing. */
export function withoutLiveUpdates(page: Page): Promise<void> {
  return page.routeWebSocket(/\/realtime\//, () => undefined);
}
