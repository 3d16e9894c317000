/** What one call to a writer cost. */
export interface TokenUsage {
  model: string;
  inputTokens: number;
  outputTokens: number;
  milliseconds: number;
}

export interface CallOptions {
  signal?: AbortSignal;
}

/**
 * "rejected": it wrote, but not one caption passed the judge. "exhausted": it has nothing left to say that it has not
 * said before.
 */
export type ModelErrorKind =
  | "refused"
  | "rejected"
  | "exhausted"
  | "truncated"
  | "invalid"
  | "rate_limited"
  | "timeout"
  | "aborted"
  | "unavailable"
  | "config";

/** Why a writer gave nothing. `message` is for the log, never for the page. */
export class ModelError extends Error {
  readonly kind: ModelErrorKind;

  constructor(kind: ModelErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ModelError";
    this.kind = kind;
  }
}
