import { errorStatus, type ErrorCode, type WireError } from "../contract/wire/errors.ts";

export interface ApiErrorOptions extends ErrorOptions {
  /** Part of the response; `fields` maps a form's field to its message. */
  details?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** An expected failure. `message` is a sentence for the person, never the text of a provider or of the database. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message: string, options: ApiErrorOptions = {}) {
    super(message, options);
    this.name = "ApiError";
    this.code = code;
    this.details = options.details;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return errorStatus[this.code];
  }

  get body(): WireError {
    return { message: this.message, code: this.code, ...(this.details ? { details: this.details } : {}) };
  }
}

/** The caller is not signed in, or no longer. */
export function unauthorized(options?: ApiErrorOptions): ApiError {
  return new ApiError("unauthorized", "Please log in to continue.", options);
}

/** A field of a form is invalid; the message is shown next to it. */
export function fieldError(code: ErrorCode, field: string, message: string, options?: ErrorOptions): ApiError {
  return new ApiError(code, message, { ...options, details: { fields: { [field]: message } } });
}

/** A service that the request needs does not respond. */
export function unavailable(cause: unknown): ApiError {
  return new ApiError("unavailable", "The service is briefly unavailable. Please try again in a moment.", {
    cause,
    headers: { "retry-after": "5" },
  });
}

/**
 * Adds the request's ID to a failure of the server, for the person to quote: the log has the reason under the same ID.
 * @returns other refusals unchanged, because they are not in the log
 */
export function withRequestId(error: ApiError, requestId: string): ApiError {
  if (error.status < 500) return error;
  const { code, message, details, headers, cause } = error;
  return new ApiError(code, message, { cause, headers, details: { ...details, requestId } });
}

/**
 * One line for the log about the underlying cause. Messages of other services are left out, and so is text that is not
 * JSON: they may quote what a person typed, an address or a key.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? "" : ` <- ${describeError(error.cause)}`;
  return `${error.name}: ${ownMessage(error)}${cause}`;
}

/** @param error `quotesNobody` if its message was written for the log */
function ownMessage(error: Error & { status?: unknown; code?: unknown; quotesNobody?: true }): string {
  if (error instanceof ApiError || error.quotesNobody) return error.message;
  if (typeof error.status === "number") return `status ${error.status}, code ${String(error.code ?? "none")}`;
  return error instanceof SyntaxError && error.message.includes("JSON") ? "not JSON" : error.message;
}
