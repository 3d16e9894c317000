import { ApiError } from "@/lib/api-client.ts";

/** The state of /reset-password. After `failed`, the link can be tried again; `unchecked`: there was no response. */
export type ResetState = "verifying" | "unchecked" | "form" | "invalid" | "success" | "failed";

/** The state after a failed check or reset. */
export function stateAfterError(error: ApiError, step: "verify" | "reset"): ResetState {
  if (error.code === "invalid_link") return "invalid";
  if (step === "reset") return "failed";
  // A 4xx response refuses the token itself. A failing server or network says nothing about it.
  return error.status >= 400 && error.status < 500 && error.status !== 429 ? "invalid" : "unchecked";
}
