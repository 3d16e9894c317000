import { ok, type Ok, type ResetPasswordRequest } from "@contract/accounts.ts";
import { api } from "@/lib/api-client.ts";

/** Sets a new password and spends the link. */
export function resetPassword({ token, newPassword }: ResetPasswordRequest): Promise<Ok> {
  return api("/api/reset-password", { method: "POST", json: { token, newPassword }, schema: ok });
}
