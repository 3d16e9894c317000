import { useSyncExternalStore } from "react";
import type { User } from "@contract/accounts.ts";
import * as operations from "@contract/operations.ts";
import { ApiError, api, setUnauthorizedHandler } from "./api-client.ts";
import { toast } from "./toast.ts";

export type Session =
  /** `error`: the first look-up got no usable answer; `refreshUser()` tries again. */
  | { status: "loading"; error?: ApiError }
  | { status: "anonymous" }
  /** `lastSeen`: the server gave no answer; the person as this device last saw them, to read only. */
  | { status: "signed-in"; user: User; lastSeen?: true };

// Fetched only when there is a person to read: a visitor's first screen carries no schemas.
const userSchema = () => import("@contract/accounts.ts").then(({ user }) => user);

let session: Session = { status: "loading" };
// Counts changes, so that an answer which was asked for before a change cannot undo it.
let version = 0;
let pending: Promise<void> | null = null;
let following: Promise<void> | null = null;
let renewing: Promise<unknown> | null = null;
const listeners = new Set<() => void>();
const endListeners = new Set<(expired: boolean) => void>();

function change(next: Session, expired = false): void {
  const before = session;
  session = next;
  version += 1;
  for (const listener of listeners) listener();
  const left = before.status === "signed-in" && (next.status !== "signed-in" || next.user.id !== before.user.id);
  if (left) for (const listener of endListeners) listener(expired);
}

/** Sets who is signed in; null for nobody. */
export function setUser(user: User | null): void {
  change(user ? { status: "signed-in", user } : { status: "anonymous" });
}

/** Who is signed in, outside React. */
export function getUser(): User | null {
  return session.status === "signed-in" ? session.user : null;
}

/**
 * Reads the signed-in person anew. Never rejects: a failure leaves what is known, or stands in `error` at the start.
 * A reading that is already on its way may tell what was before the caller's news: one more follows it, for all who ask.
 */
export function refreshUser(): Promise<void> {
  if (!pending) return pending = loadUser().finally(() => { pending = null; });
  return following ??= pending.finally(() => { following = null; }).then(refreshUser);
}

/**
 * Waits for a call that ends this browser's session and gives it another one. In between the server knows nobody: what it
 * says then about the person is not believed.
 */
export async function renewSession<Answer>(call: Promise<Answer>): Promise<Answer> {
  renewing = call;
  try {
    return await call;
  } finally {
    renewing = null;
    version += 1;
  }
}

async function loadUser(): Promise<void> {
  if (renewing) await renewing.catch(() => undefined);
  const asked = version;
  try {
    const user = await api(operations.getUser, { schema: userSchema });
    if (asked === version) return setUser(user);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (asked === version && !renewing) return handleFailure(error);
  }
  // Somebody was signed in, or a caption counted, while the answer was on its way: it may be older than that.
  if (session.status === "signed-in") await loadUser();
}

async function handleFailure(error: ApiError): Promise<void> {
  if (error.status === 401) return endSession();
  if (session.status !== "loading") return;
  const asked = version;
  const user = error.status === 0 ? await recallLastSeen() : null;
  if (asked === version) change(user ? { status: "signed-in", user, lastSeen: true } : { status: "loading", error });
}

/** Without an answer from the server: whoever was signed in on this device when there was one. */
async function recallLastSeen(): Promise<User | null> {
  try {
    return await (await import("./last-seen.ts")).recallUser();
  } catch {
    // Neither the part nor the storage is there: the person is told that there is no connection.
    return null;
  }
}

function endSession(): void {
  const expired = session.status === "signed-in";
  change({ status: "anonymous" }, true);
  if (expired) toast({ title: "You have been signed out", description: "Your session has ended. Please log in again." });
}

// A 401 from any call is checked against /api/user, so that a late answer from before a login ends nothing.
setUnauthorizedHandler(() => {
  if (session.status === "signed-in" && !pending) void refreshUser();
});

/**
 * Runs `listener` whenever a person's session ends here, so that what belongs to them is dropped; `expired` says that they
 * did not ask for it. Returns the undo.
 */
export function onLogout(listener: (expired: boolean) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Runs `listener` at every change of the session. Returns the undo. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session, outside React. */
export function getSession(): Session {
  return session;
}

/** The session, in React. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, getSession);
}
