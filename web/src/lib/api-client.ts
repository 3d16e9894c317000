import { ApiError, errorFromResponse, offlineMessage, unreadableMessage } from "./api-error.ts";
import type { ResponseReader, AnyRequest, Operation, ReaderOf, ReaderSource, RequestOf } from "./api-types.ts";
import { methodOf, pathOf } from "./operation-path.ts";

export { ApiError } from "./api-error.ts";
export type { ResponseReader } from "./api-types.ts";

/** A call's body and parameters, and the schema that parses its response. */
export type CallOf<Called extends Operation, T> = RequestOf<Called> & ReaderOf<Called, T>;

export interface CallOptions {
  /** The media type to request; JSON by default. */
  accept?: string;
  /**
   * A path that the server gave in an earlier response, for example in a `Link` header; used instead of the
   * operation's.
   */
  path?: string;
  /** Lets the request outlive a page that is being closed; its body must be small. */
  keepalive?: boolean;
}

let onUnauthorized: () => void = () => {};

/** The session listens here for responses that say that it has ended, or that it needs a second factor. */
export function setUnauthorizedHandler(handler: () => void): void {
  onUnauthorized = handler;
}

/**
 * Sends a request to the API, with the session's cookies.
 * @param operation a constant of `@contract/wire/operations.ts`; it decides which body, parameters and schema are right
 * @throws ApiError for an error response, for no response, or for a response that breaks the contract; an abort is
 * rethrown as it is
 */
export async function api<Called extends Operation, T>(
  operation: Called,
  call: CallOf<Called, T>,
  options?: CallOptions,
): Promise<T> {
  return (await apiWithHeaders(operation, call, options)).data;
}

/** Like `api`, with the response's headers (e.g. `Link` for paging). */
export async function apiWithHeaders<Called extends Operation, T>(
  operation: Called,
  call: CallOf<Called, T>,
  options?: CallOptions,
): Promise<{ data: T; headers: Headers }> {
  const response = await apiResponse(operation, call, options);
  const schema: ReaderSource<T> = call.schema;
  return {
    data: await readBody(response, typeof schema === "function" ? await fetchChunk(schema) : schema),
    headers: response.headers,
  };
}

/** Like `api`, but returns the successful response with its body unread; for responses that arrive in chunks. */
export async function apiResponse<Called extends Operation>(
  operation: Called,
  request: RequestOf<Called>,
  { accept = "application/json", path, keepalive }: CallOptions = {},
): Promise<Response> {
  const { json, form, params, signal } = request as AnyRequest;
  const response = await send(path ?? pathOf(operation, params), {
    method: methodOf(operation),
    credentials: "include",
    // What a shared cache may keep for a moment, the browser asks for each time: a reload never shows a deleted article.
    cache: "no-cache",
    headers: { accept, ...(json === undefined ? {} : { "content-type": "application/json" }) },
    // The browser writes the boundary of a form.
    body: json === undefined ? form && formData(form) : JSON.stringify(json),
    signal,
    keepalive,
  });
  if (response.ok) return response;
  const error = await errorFromResponse(response);
  const outdated =
    error.status === 401 ? error.code !== "invalid_credentials" : error.code === "second_factor_required";
  if (outdated) onUnauthorized();
  throw error;
}

function formData(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (value instanceof Blob) form.set(name, value);
    else if (value !== undefined) form.set(name, String(value));
  }
  return form;
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, `0: ${offlineMessage}`, offlineMessage, undefined, { cause: error });
  }
}

/** Loads a lazily loaded chunk of the page that a request needs; a failure counts as a failed request. */
export async function fetchChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new ApiError(0, `0: ${offlineMessage}`, offlineMessage, undefined, { cause });
  }
}

/** Reads a successful JSON response. @throws ApiError for one that breaks the contract; an abort is rethrown */
export async function readBody<T>(response: Response, schema: ResponseReader<T>): Promise<T> {
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw unreadable(response, cause);
  });
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw unreadable(response, parsed.error);
  return parsed.data;
}

function unreadable(response: Response, cause: unknown): unknown {
  if (cause instanceof DOMException && cause.name === "AbortError") return cause;
  return new ApiError(response.status, `${response.status}: ${unreadableMessage}`, unreadableMessage, undefined, {
    cause,
  });
}
