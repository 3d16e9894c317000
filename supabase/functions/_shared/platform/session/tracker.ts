import * as z from "zod/mini";
import { describeError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { Database } from "../supabase/database.ts";
import { deviceName } from "./device.ts";

/** Keeps the list of an account's devices up to date. It never fails a request. */
export interface SessionTracker {
  /** At sign-in: resolves when the device of the new session is stored. */
  signedIn(token: string, headers: Headers): Promise<void>;
  /** At a visit: stores the device in the background, at most every few minutes per token. */
  seen(token: string, headers: Headers): void;
}

/** The database does not write more often than this either. */
const betweenNotesMs = 5 * 60_000;
/** The most tokens that one process remembers; then all are forgotten, which costs one extra call each. */
const rememberedMax = 10_000;

interface Options {
  database: Database;
  log: Log;
  background: (work: Promise<unknown>) => void;
  /** Milliseconds. */
  now: () => number;
}

export function createSessionTracker({ database, log, background, now }: Options): SessionTracker {
  const notedAt = new Map<string, number>();

  async function note(token: string, headers: Headers): Promise<void> {
    if (notedAt.size >= rememberedMax) notedAt.clear();
    notedAt.set(token, now());
    try {
      await database.asPerson(token, "touch_session", { p_device: deviceName(headers.get("user-agent")) }, z.boolean());
    } catch (error) {
      notedAt.delete(token);
      log("warn", { event: "session_not_noted", error: describeError(error) });
    }
  }

  return {
    signedIn: note,
    seen(token, headers) {
      if (now() - (notedAt.get(token) ?? -Infinity) >= betweenNotesMs) background(note(token, headers));
    },
  };
}
