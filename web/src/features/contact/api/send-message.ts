import { ok, type Ok } from "@contract/wire/accounts.ts";
import type { ContactRequest } from "@contract/wire/contact.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Sends a contact message. Rejects with `ApiError`. */
export function sendMessage(request: ContactRequest): Promise<Ok> {
  return api(operations.sendContactMessage, { json: request, schema: ok });
}
