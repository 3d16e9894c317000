import { ok, type Ok } from "@contract/accounts.ts";
import { api } from "@/lib/api-client.ts";

/** Checks a reset link without spending it; rejects with code `invalid_link` when it is invalid or has expired. */
export function verifyResetToken(token: string, signal?: AbortSignal): Promise<Ok> {
  return api("/api/verify-reset-token", { method: "POST", json: { token }, schema: ok, signal });
}
