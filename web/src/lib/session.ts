import { useSyncExternalStore } from "react";
import type { User } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import { ApiError, api, setUnauthorizedHandler } from "./api-client.ts";
import { hasSessionHint } from "./session-hint.ts";
import { startSession } from "./start-session.ts";
import { dropCoveredToasts, toast } from "./toast.ts";

export type Session =
  /** `error`: the first request had no usable response; `refreshUser()` tries again. */
  | { status: "loading"; error?: ApiError }
  | { status: "anonymous" }
  /** `lastSeen`: the server did not respond; this is the person as this device last saw them, read-only. */
  | { status: "signed-in"; user: User; lastSeen?: true };

// Part of the chunk of the signed-in pages, which loads while the server is asked: a visitor's first screen needs none.
const loadUserReader = async () => (await import("./session-reader.ts")).userReader;

let session: Session = { status: "loading" };
// Counts changes, so that a response to a request from before a change cannot undo the change.
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
  if (!left) return;
  dropCoveredToasts();
  for (const listener of endListeners) listener(expired);
}

/** Sets the signed-in person; null for nobody. */
export function setUser(user: User | null): void {
  change(user ? { status: "signed-in", user } : { status: "anonymous" });
}

/** The signed-in person, outside React. */
export function getUser(): User | null {
  return session.status === "signed-in" ? session.user : null;
}

/**
 * Fetches the signed-in person: at the start of the page with everything else that it needs, and only if there is a
 * session hint. Never rejects: a failure keeps the known state, or is stored in `error` at the start. A request that is
 * already running may return the state from before the caller's change, so one more request follows it, for all
 * callers.
 */
export function refreshUser(): Promise<void> {
  if (!pending)
    return (pending = loadUser().finally(() => {
      pending = null;
    }));
  return (following ??= pending
    .finally(() => {
      following = null;
    })
    .then(refreshUser));
}

/**
 * Waits for a request that ends this browser's session and creates another one. In between, the server knows no
 * session, so its responses about the person are ignored.
 */
export async function renewSession<Result>(call: Promise<Result>): Promise<Result> {
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
  const isSignedIn = session.status === "signed-in";
  if (!isSignedIn && !hasSessionHint()) return setUser(null);
  const asked = version;
  try {
    const user = await (isSignedIn ? api(operations.getUser, { schema: loadUserReader }) : startSession());
    if (asked === version) return setUser(user);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (asked === version && !renewing) return handleFailure(error);
  }
  // Somebody signed in, or a caption was counted, while the request was running: its response may be older than that.
  if (session.status === "signed-in") await loadUser();
}

async function handleFailure(error: ApiError): Promise<void> {
  if (error.status === 401) return endSession();
  if (session.status !== "loading") return;
  const asked = version;
  const user = error.status === 0 ? await recallLastSeen() : null;
  if (asked === version) change(user ? { status: "signed-in", user, lastSeen: true } : { status: "loading", error });
}

/** Without a response from the server: the person who was signed in on this device at the last response. */
async function recallLastSeen(): Promise<User | null> {
  try {
    return await (await import("./last-seen.ts")).recallUser();
  } catch {
    // Neither the chunk nor the storage is available: the page says that there is no connection.
    return null;
  }
}

function endSession(): void {
  const expired = session.status === "signed-in";
  change({ status: "anonymous" }, true);
  if (expired)
    toast({ title: "You have been signed out", description: "Your session has ended. Please log in again." });
}

// A 401 from any request is checked with /api/user, so that a late response from before a login ends nothing.
setUnauthorizedHandler(() => {
  if (session.status === "signed-in" && !pending) void refreshUser();
});

/**
 * Runs `listener` whenever a person's session ends in this browser, so that their data is discarded; `expired` means
 * that they did not log out themselves. Returns a function that removes the listener.
 */
export function onLogout(listener: (expired: boolean) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Runs `listener` at every change of the session. Returns a function that removes the listener. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session, outside React. */
export function getSession(): Session {
  return session;
}

let prerendered: Session = { status: "anonymous" };

/** Sets whose page is prerendered; without it, a visitor's. Only the build calls it. */
export function setPrerenderedSession(session: Session): void {
  prerendered = session;
}

/** The session, in React. Prerendered markup is a visitor's; the known session follows as soon as it is taken over. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, getSession, () => prerendered);
}
