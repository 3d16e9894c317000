import { useSyncExternalStore } from "react";
import { useSession } from "./session.ts";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/**
 * Whether the person is offline. They can then read everything, but change nothing.
 * @returns `online`: the device reports a network, although the server may still be unreachable; `lastSeen`: the server
 * did not respond, and the screen shows the last-seen copy; `offline`: either of these
 */
export function useOffline(): { online: boolean; lastSeen: boolean; offline: boolean } {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const session = useSession();
  const lastSeen = session.status === "signed-in" && session.lastSeen === true;
  return { online, lastSeen, offline: !online || lastSeen };
}
