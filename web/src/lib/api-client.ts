import { ApiError, errorFromResponse, offlineMessage, unreadableMessage } from "./api-error.ts";

export { ApiError } from "./api-error.ts";

/** Parses a response: any schema of the contract, or a hand-written check. */
export interface AnswerReader<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: Error };
}

export interface ApiRequest {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as multipart; the browser sets the boundary. */
  form?: FormData;
  signal?: AbortSignal;
  /** The media type to request; JSON by default. */
  accept?: string;
}

export interface ApiOptions<T> extends Omit<ApiRequest, "accept"> {
  /**
   * The contract's schema of the response, or a function that loads it when there is a response to parse. Without one,
   * the body is not read.
   */
  schema?: AnswerReader<T> | (() => Promise<AnswerReader<T>>);
}

let onUnauthorized: () => void = () => {};

/** The session listens here for responses that say that it has ended, or that it needs a second factor. */
export function setUnauthorizedHandler(handler: () => void): void {
  onUnauthorized = handler;
}

/**
 * Sends a request to the API, with the session's cookies.
 * @param path absolute path on this origin, e.g. `/api/user`
 * @throws ApiError for an error response, for no response, or for a response that breaks the contract; an abort is
 * rethrown as it is
 */
export async function api<T = void>(path: string, options: ApiOptions<T> = {}): Promise<T> {
  return (await apiWithHeaders(path, options)).data;
}

/** Like `api`, with the response's headers (e.g. `Link` for paging). */
export async function apiWithHeaders<T = void>(path: string, { schema, ...request }: ApiOptions<T> = {}): Promise<{ data: T; headers: Headers }> {
  const response = await apiResponse(path, request);
  return { data: await readBody(response, typeof schema === "function" ? await fetchPart(schema) : schema), headers: response.headers };
}

/** Like `api`, but returns the successful response with its body unread; for responses that arrive in chunks. */
export async function apiResponse(path: string, { method = "GET", json, form, signal, accept = "application/json" }: ApiRequest = {}): Promise<Response> {
  const response = await send(path, {
    method,
    credentials: "include",
    headers: { accept, ...(json === undefined ? {} : { "content-type": "application/json" }) },
    body: json === undefined ? form : JSON.stringify(json),
    signal,
  });
  if (response.ok) return response;
  const error = await errorFromResponse(response);
  const outdated = error.status === 401 ? error.code !== "invalid_credentials" : error.code === "second_factor_required";
  if (outdated) onUnauthorized();
  throw error;
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
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new ApiError(0, `0: ${offlineMessage}`, offlineMessage, undefined, { cause });
  }
}

async function readBody<T>(response: Response, schema: AnswerReader<T> | undefined): Promise<T> {
  // Without a schema, the caller asked for `void`.
  if (!schema) return undefined as T;
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw unreadable(response, cause);
  });
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw unreadable(response, parsed.error);
  return parsed.data;
}

function unreadable(response: Response, cause: unknown): unknown {
  if (cause instanceof DOMException && cause.name === "AbortError") return cause;
  return new ApiError(response.status, `${response.status}: ${unreadableMessage}`, unreadableMessage, undefined, { cause });
}
