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
 * Whether the person is cut off. Then everything is there to be read, and nothing can be changed.
 * @returns `online`: the device says that it has a network (true says little: the server may still be out of reach);
 * `lastSeen`: the server did not answer, and what is on the screen is what this device had kept; `offline`: either
 */
export function useOffline(): { online: boolean; lastSeen: boolean; offline: boolean } {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const session = useSession();
  const lastSeen = session.status === "signed-in" && session.lastSeen === true;
  return { online, lastSeen, offline: !online || lastSeen };
}
