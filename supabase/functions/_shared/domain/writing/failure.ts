import { adminMessages } from "../../contract/wire/admin.ts";
import { ApiError } from "../../platform/errors.ts";
import { ModelError } from "./call.ts";

/** Converts a writer's failure into a message for the person; other errors are passed on. */
export function toApiError(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return new ApiError("client_closed_request", adminMessages.aborted, { cause: error });
  if (!(error instanceof ModelError)) return error;
  if (error.kind === "refused") return new ApiError("model_refused", adminMessages.modelRefused, { cause: error });
  if (error.kind === "config") return new ApiError("not_configured", adminMessages.modelNotConfigured, { cause: error });
  return new ApiError("model_failed", adminMessages.modelFailed, { cause: error });
}
