import * as operations from "@contract/wire/operations.ts";
import type { Status } from "@contract/wire/status.ts";
import { api } from "./api-client.ts";
import { isFlag, isNumber, isText, listOf, objectOf, oneOf, optional, orNull, readerOf } from "./response-shape.ts";

export const isStatus = objectOf<Required<Status>>({
  writer: oneOf("model", "built-in"),
  mail: oneOf("smtp", "mailbox"),
  socialProviders: listOf(isText),
  supabaseUrl: isText,
  supabaseKey: isText,
  liveUpdates: optional(isFlag),
  errorTracking: optional(
    orNull(objectOf<NonNullable<Status["errorTracking"]>>({ dsn: isText, sampleRate: isNumber })),
  ),
  supportEmail: optional(orNull(isText)),
});

export const statusReader = readerOf<Status>(isStatus, "a status");

let known: Status | null = null;
let asked: Promise<Status> | null = null;

/** The server's status if a response has already contained it. */
export function knownStatus(): Status | null {
  return known;
}

/** Stores a status that came with another response, so that nobody requests it. */
export function rememberStatus(status: Status): void {
  known = status;
  asked = Promise.resolve(status);
}

/** The server's status, requested once, and again only after a failure. */
export function loadStatus(): Promise<Status> {
  asked ??= api(operations.getStatus, { schema: statusReader }).then(
    (status) => (known = status),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}
