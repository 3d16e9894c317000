import * as z from "zod/mini";
import { describeError } from "../../platform/errors.ts";
import type { Log } from "../../platform/log.ts";
import { deviceName } from "../../platform/session/device.ts";
import type { Database } from "../../platform/supabase/database.ts";

/**
 * The events that the API reports. The database itself records changes of roles and promo codes;
 * private.security_events lists all kinds.
 */
type SecurityEventKind =
  | "sign_in"
  | "sign_in_failed"
  | "sign_up"
  | "password_reset_requested"
  | "password_reset_used"
  | "password_changed"
  | "username_changed"
  | "session_ended"
  | "account_deleted"
  | "admin_call_refused"
  | "second_factor_added"
  | "second_factor_failed"
  | "second_factor_removed";

interface SecurityEvent {
  userId?: string;
  /** Stored as a keyed hash. */
  email?: string;
  /** At most 500 characters as JSON; never an address or a secret. */
  details?: Record<string, string | number | boolean>;
}

/** Stores security events in the background. It never delays or fails a request. */
export interface SecurityRecorder {
  /** @param headers of the request, for the network address (as a keyed hash) and the device */
  record(kind: SecurityEventKind, headers: Headers, event?: SecurityEvent): void;
}

/** The most events that are being stored at a time; further ones are dropped, which is logged. */
const pendingMax = 50;

interface Options {
  database: Database;
  log: Log;
  background: (work: Promise<unknown>) => void;
  subjectHash: (...parts: string[]) => Promise<string>;
  addressOf: (headers: Headers) => string;
}

export function createSecurityRecorder({
  database,
  log,
  background,
  subjectHash,
  addressOf,
}: Options): SecurityRecorder {
  let pending = 0;
  let dropped = 0;

  async function store(
    kind: SecurityEventKind,
    headers: Headers,
    { userId, email, details }: SecurityEvent,
  ): Promise<void> {
    try {
      await database.asServer(
        "record_security_event",
        {
          p_kind: kind,
          p_user_id: userId ?? null,
          p_email_hash: email === undefined ? null : await subjectHash(email.toLowerCase()),
          p_address_hash: await subjectHash(addressOf(headers)),
          p_device: deviceName(headers.get("user-agent")),
          p_details: details ?? {},
        },
        z.boolean(),
      );
    } catch (error) {
      log("error", { event: "security_event_not_stored", kind, error: describeError(error) });
    } finally {
      pending -= 1;
      if (pending === 0 && dropped > 0) {
        log("warn", { event: "security_events_dropped", count: dropped });
        dropped = 0;
      }
    }
  }

  return {
    record(kind, headers, event = {}) {
      if (pending >= pendingMax) {
        dropped += 1;
        return;
      }
      pending += 1;
      background(store(kind, headers, event));
    },
  };
}
