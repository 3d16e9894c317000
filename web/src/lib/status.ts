import * as operations from "@contract/wire/operations.ts";
import type { Status } from "@contract/wire/status.ts";
import { api, type ResponseReader } from "./api-client.ts";

/**
 * Written by hand, so that the first screen needs no schema library. A test compares it with the contract's `status`.
 */
export const statusReader: ResponseReader<Status> = {
  safeParse(value) {
    const status = (value ?? {}) as Partial<Record<keyof Status, unknown>>;
    const readable =
      (status.writer === "model" || status.writer === "built-in") &&
      (status.mail === "smtp" || status.mail === "mailbox") &&
      Array.isArray(status.socialProviders) &&
      status.socialProviders.every((name) => typeof name === "string") &&
      typeof status.supabaseUrl === "string" &&
      typeof status.supabaseKey === "string" &&
      (status.liveUpdates === undefined || typeof status.liveUpdates === "boolean") &&
      (status.errorTracking === undefined || isErrorTracking(status.errorTracking)) &&
      (status.supportEmail === undefined || status.supportEmail === null || typeof status.supportEmail === "string");
    return readable ? { success: true, data: value as Status } : { success: false, error: new Error("not a status") };
  },
};

function isErrorTracking(value: unknown): boolean {
  if (value === null) return true;
  const { dsn, sampleRate } = value as Partial<Record<"dsn" | "sampleRate", unknown>>;
  return typeof dsn === "string" && typeof sampleRate === "number";
}

let asked: Promise<Status> | null = null;

/** The server's status, requested once, and again only after a failure. */
export function loadStatus(): Promise<Status> {
  asked ??= api(operations.getStatus, { schema: statusReader }).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
