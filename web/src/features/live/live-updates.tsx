import { useEffect } from "react";
import { announceMissedChanges } from "@/lib/live-changes.ts";
import { followAccount } from "./follow-account.ts";
import { followPremiumEnd } from "./follow-premium-end.ts";

/** The connection is nobody's first need: it waits this long after the page, then for a quiet moment. */
const startAfterMs = 2000;
/** Without a connection, coming back to the tab reads again, but not more often than this. */
const focusPauseMs = 5000;

/**
 * Keeps the account and the history of this tab in step with the person's other tabs and devices: through Realtime, and
 * where that fails by reading again whenever they come back to the tab.
 */
export function LiveUpdates({ userId }: { userId: string }) {
  useEffect(() => {
    let close = () => {};
    let ended = false;
    let connected = false;
    let lastRead = Date.now();

    function read() {
      lastRead = Date.now();
      announceMissedChanges();
    }
    async function connect() {
      // Without its code there are no live updates; the tab still reads again when it is come back to.
      const part = await import("./live-connection.ts").catch(() => null);
      if (ended || !part) return;
      close = part.openLiveConnection({
        userId,
        onConnected(now) {
          connected = now;
          // What happened until the connection stood did not arrive through it.
          if (now) read();
        },
      });
    }
    function handleReturn() {
      if (document.visibilityState === "visible" && !connected && Date.now() - lastRead > focusPauseMs) read();
    }

    const undos = [followAccount(), followPremiumEnd()];
    const timer = setTimeout(() => { whenIdle(() => { if (!ended) void connect(); }); }, startAfterMs);
    window.addEventListener("focus", handleReturn);
    document.addEventListener("visibilitychange", handleReturn);
    return () => {
      ended = true;
      clearTimeout(timer);
      window.removeEventListener("focus", handleReturn);
      document.removeEventListener("visibilitychange", handleReturn);
      for (const undo of undos) undo();
      close();
    };
  }, [userId]);
  return null;
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: 2000 });
  else run();
}
