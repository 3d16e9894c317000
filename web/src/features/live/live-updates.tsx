import { useEffect } from "react";
import { announceMissedChanges } from "@/lib/live-changes.ts";
import { whenIdle } from "@/lib/when-idle.ts";
import { changedSinceStart } from "./api/live-changes.ts";
import { followAccount } from "./follow-account.ts";
import { followPremiumEnd } from "./follow-premium-end.ts";
import { createMissedChanges } from "./missed-changes.ts";

/** The connection is not urgent: it waits this long after its code has loaded, then for an idle moment. */
const startAfterMs = 1000;

/**
 * Keeps the account and the history of this tab up to date with the person's other tabs and devices: through Realtime
 * or, if that fails, by fetching again whenever they return to the tab.
 */
export function LiveUpdates({ userId }: { userId: string }) {
  useEffect(() => {
    let close = () => {};
    let ended = false;
    const missed = createMissedChanges(announceMissedChanges, changedSinceStart);
    async function connect() {
      // Without its code there are no live updates; returning to the tab still fetches again.
      const part = await import("./live-connection.ts").catch(() => null);
      if (ended || !part) return;
      close = part.openLiveConnection({ userId, onConnected: missed.connected });
    }
    function handleReturn() {
      if (document.visibilityState === "visible") missed.returned();
    }

    const undos = [followAccount(), followPremiumEnd()];
    const timer = setTimeout(() => {
      whenIdle(() => {
        if (!ended) void connect();
      });
    }, startAfterMs);
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
