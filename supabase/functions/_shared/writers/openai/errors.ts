import { APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { ModelError, stopOf } from "../../domain/writing/call.ts";

/** What a request that is longer than the model's context is called: as a code by hosted models, a type by llama.cpp. */
const contextExceeded = new Set<unknown>(["context_length_exceeded", "exceed_context_size_error"]);

/**
 * Converts any error of the client to a `ModelError`. Messages of providers may contain keys, so only status, code and
 * type are kept.
 */
export function toModelError(error: unknown, signal: AbortSignal | undefined): ModelError {
  if (error instanceof ModelError) return error;
  if (signal?.aborted) return stopOf(signal, { cause: error });
  if (error instanceof APIUserAbortError) return new ModelError("aborted", "the caller left", { cause: error });
  if (error instanceof APIConnectionTimeoutError)
    return new ModelError("timeout", "no response in time", { cause: error });
  if (!(error instanceof APIError))
    return new ModelError("invalid", "the response could not be read", { cause: error });
  const { status, code, type } = error;
  const summary = `status ${status ?? "none"}, code ${code ?? "none"}, type ${type ?? "none"}`;
  if (contextExceeded.has(code) || contextExceeded.has(type)) {
    const advice = "the request is too long for the model: start its server with a larger context";
    return new ModelError("config", `${summary}: ${advice}`, { cause: error });
  }
  if (error.code === "content_filter" || error.code === "content_policy_violation")
    return new ModelError("refused", summary, { cause: error });
  if (error.code === "insufficient_quota") return new ModelError("config", summary, { cause: error });
  if (error.status === 429) return new ModelError("rate_limited", summary, { cause: error });
  if (error.status === 408) return new ModelError("timeout", summary, { cause: error });
  if (error.status !== undefined && error.status >= 400 && error.status < 500)
    return new ModelError("config", summary, { cause: error });
  return new ModelError("unavailable", summary, { cause: error });
}
