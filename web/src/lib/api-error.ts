import type { WireError } from "@contract/wire/errors.ts";
import { parseJson } from "@contract/wire/json.ts";
import { withReference } from "./reference.ts";

export const offlineMessage = "You seem to be offline. Please check your connection and try again.";
export const unreadableMessage =
  "The server sent a response that this page does not understand. Please reload and try again.";

/**
 * A request that failed. `message` is the status, a colon and the response body; `readable` is the text to show to the
 * person, empty if the server sent none: status words and raw bodies are not for people. `status` is 0 if there was no
 * response.
 */
export class ApiError extends Error {
  readonly status: number;
  /** `sentence`, with the reference if there is one. */
  readonly readable: string;
  readonly sentence: string;
  /** The request's ID, by which the server's log has the reason; null unless the server failed and named it. */
  readonly reference: string | null;
  readonly code: string | null;
  readonly details: Record<string, unknown>;
  /** Message per form field, from `details.fields`. */
  readonly fields: Record<string, string>;

  constructor(
    status: number,
    message: string,
    sentence: string,
    wire?: Pick<WireError, "code" | "details">,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "ApiError";
    this.status = status;
    this.code = wire?.code ?? null;
    this.details = wire?.details ?? {};
    this.reference = status >= 500 ? idOf(this.details.requestId) : null;
    this.sentence = sentence;
    this.readable = sentence && withReference(sentence, this.reference);
    this.fields = textsOf(this.details.fields);
  }
}

/** Converts an error response into the error that the page shows. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const body = await response.text();
  const statusText = response.statusText || `Error ${response.status}`;
  const wire = readWireError(body);
  return new ApiError(response.status, `${response.status}: ${body || statusText}`, wire?.message ?? "", wire);
}

/** The text to show for anything that a request throws, with the reference if there is one. */
export function readableError(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.sentence ? error.readable : withReference(fallback, referenceOf(error));
}

/** The reference of anything that a request throws; null if it has none. */
export function referenceOf(error: unknown): string | null {
  return error instanceof ApiError ? error.reference : null;
}

const requestId = /^[\w-]{1,64}$/;

const idOf = (value: unknown) => (typeof value === "string" && requestId.test(value) ? value : null);

/**
 * Written by hand, so that the first screen needs no schema library. A test compares it with the contract's
 * `wireError`.
 */
export function readWireError(body: string): WireError | undefined {
  const value = parseJson(body);
  if (!isRecord(value) || typeof value.message !== "string" || typeof value.code !== "string") return undefined;
  if (value.details !== undefined && !isRecord(value.details)) return undefined;
  return { message: value.message, code: value.code, details: value.details };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
