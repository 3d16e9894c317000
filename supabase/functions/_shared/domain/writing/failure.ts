import type { ErrorCode } from "../../contract/wire/errors.ts";
import { ApiError } from "../../platform/errors.ts";
import { ModelError, stopOf, type ModelErrorKind } from "./call.ts";

/** What a person is told when a writer gave nothing, in the words of the subject. */
export interface FailureMessages {
  /** The person went away; nobody reads this. */
  aborted: string;
  refused: string;
  notConfigured: string;
  failed: string;
  /** It wrote, but nothing passed the judge; without this it is `failed`. */
  rejected?: string;
  /** It has nothing new left; without this it is `failed`. */
  exhausted?: string;
  /** It found no words to write about; without this it is `failed`. */
  unreadable?: string;
}

/** Whatever is not named here is a `model_failed` that a second try may mend. */
const refusals: Partial<Record<ModelErrorKind, readonly [ErrorCode, keyof FailureMessages]>> = {
  refused: ["model_refused", "refused"],
  config: ["not_configured", "notConfigured"],
  rejected: ["model_failed", "rejected"],
  exhausted: ["model_refused", "exhausted"],
  unreadable: ["model_refused", "unreadable"],
};

/** The sentence for one kind of failure. */
export function failureMessage(kind: ModelErrorKind, messages: FailureMessages): string {
  return messages[refusals[kind]?.[1] ?? "failed"] ?? messages.failed;
}

/**
 * The error of a request for which a writer gave nothing.
 * @param signal of the request: a person who went away is told so, whatever the writer said
 * @returns the error to throw; anything that is no writer's failure comes back as it is
 */
export function toApiError(error: unknown, signal: AbortSignal, messages: FailureMessages): unknown {
  const hasLeft = signal.aborted && stopOf(signal).kind === "aborted";
  if (hasLeft) return new ApiError("client_closed_request", messages.aborted, { cause: error });
  if (!(error instanceof ModelError)) return error;
  const code = refusals[error.kind]?.[0] ?? "model_failed";
  return new ApiError(code, failureMessage(error.kind, messages), { cause: error });
}
