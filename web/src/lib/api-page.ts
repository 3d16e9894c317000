import { apiWithHeaders, type CallOf } from "./api-client.ts";
import type { Operation, ReaderOf } from "./api-types.ts";
import { nextPath } from "./next-path.ts";
import { pathAfterOwnChange } from "./own-changes.ts";

/**
 * One page of a list; it contains what this tab has changed.
 * @param path of the page: `pathOf(operation)` for the first one, then what the page before gave as `next`
 * @returns `next` is the path of the page after it, or null at the end
 * @throws ApiError as `api` does
 */
export async function apiPage<Called extends Operation, T>(
  operation: Called,
  path: string,
  call: ReaderOf<Called, T> & { signal?: AbortSignal },
): Promise<{ items: T; next: string | null }> {
  // A list takes neither a body nor parameters.
  const { data: items, headers } = await apiWithHeaders(operation, call as CallOf<Called, T>, {
    path: pathAfterOwnChange(path),
  });
  return { items, next: nextPath(headers.get("link")) };
}
