import { forgetLastSeen, rememberUser } from "@/lib/last-seen.ts";
import { getSession, onSessionChange } from "@/lib/session.ts";

// One after the other: a logout must not be overtaken by what was kept before it.
let last: Promise<void> = Promise.resolve();

function follow(): void {
  const session = getSession();
  if (session.status === "signed-in" && !session.lastSeen) last = last.then(() => rememberUser(session.user));
  if (session.status === "anonymous") last = last.then(forgetLastSeen);
}

/** Keeps the signed-in person on this device as they change, and forgets everything when they leave. Returns the undo. */
export function keepLastSeen(): () => void {
  follow();
  return onSessionChange(follow);
}
