import { eraseDevice } from "@/lib/device-store.ts";
import { rememberUser } from "@/lib/last-seen.ts";
import { getSession, onSessionChange } from "@/lib/session.ts";

// One after the other: a logout must not be overtaken by data that was stored before it.
let last: Promise<void> = Promise.resolve();

function follow(): void {
  const session = getSession();
  if (session.status === "signed-in" && !session.lastSeen) last = last.then(() => rememberUser(session.user));
  if (session.status === "anonymous") last = last.then(eraseDevice);
}

/**
 * Stores the signed-in person on this device whenever they change, and deletes everything when they log out. Returns a
 * function that stops this.
 */
export function keepLastSeen(): () => void {
  follow();
  return onSessionChange(follow);
}
