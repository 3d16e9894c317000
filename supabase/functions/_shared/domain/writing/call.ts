/** What one call to a writer cost. */
export interface TokenUsage {
  model: string;
  inputTokens: number;
  outputTokens: number;
  milliseconds: number;
}

/** What two calls cost together; `model` is that of the first. */
export function addUsage(a: TokenUsage, b: TokenUsage): TokenUsage {
  return {
    model: a.model,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    milliseconds: a.milliseconds + b.milliseconds,
  };
}

export interface CallOptions {
  /**
   * Stops the call. A reason of the name "TimeoutError" means that its time is over, any other that the caller left.
   */
  signal?: AbortSignal;
}

/**
 * "rejected": it wrote, but not one caption passed the judge. "exhausted": it has nothing left to say that it has not
 * said before. "unreadable": it found no words to write about.
 */
export type ModelErrorKind =
  | "refused"
  | "rejected"
  | "exhausted"
  | "unreadable"
  | "truncated"
  | "invalid"
  | "rate_limited"
  | "timeout"
  | "aborted"
  | "unavailable"
  | "config";

interface ModelErrorOptions extends ErrorOptions {
  usage?: TokenUsage;
}

/** Why a writer gave nothing. `message` is for the log, never for the page. */
export class ModelError extends Error {
  readonly kind: ModelErrorKind;
  /** What the call cost before it failed; null if that is unknown. */
  readonly usage: TokenUsage | null;

  constructor(kind: ModelErrorKind, message: string, { usage, ...options }: ModelErrorOptions = {}) {
    super(message, options);
    this.name = "ModelError";
    this.kind = kind;
    this.usage = usage ?? null;
  }
}

/** The failure of a call whose signal was aborted: "timeout" if its time was over, "aborted" if the caller left. */
export function stopOf(signal: AbortSignal, options?: ModelErrorOptions): ModelError {
  const isOver = signal.reason instanceof Error && signal.reason.name === "TimeoutError";
  return isOver
    ? new ModelError("timeout", "the time for the whole response is over", options)
    : new ModelError("aborted", "the caller left", options);
}
