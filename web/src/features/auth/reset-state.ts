import { ApiError } from "@/lib/api-client.ts";

/**
 * Where a person stands on /reset-password. `failed` keeps the link for another try; `unchecked` means no answer came.
 */
export type ResetState = "verifying" | "unchecked" | "form" | "invalid" | "success" | "failed";

/** The state after a check or a reset that was refused. */
export function stateAfterError(error: ApiError, step: "verify" | "reset"): ResetState {
  if (error.code === "invalid_link") return "invalid";
  if (step === "reset") return "failed";
  // A refusal of the token itself, whatever its code; a server or network that fails says nothing about it.
  return error.status >= 400 && error.status < 500 && error.status !== 429 ? "invalid" : "unchecked";
}
