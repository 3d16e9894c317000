import { ok, type Ok } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Checks a reset link without using it up. Rejects with code `invalid_link` if it is invalid or has expired. */
export function verifyResetToken(token: string, signal?: AbortSignal): Promise<Ok> {
  return api(operations.verifyResetToken, { json: { token }, schema: ok, signal });
}
