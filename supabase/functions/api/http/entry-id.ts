import { adminMessages } from "../../_shared/contract/wire/admin.ts";
import { ApiError } from "../../_shared/platform/errors.ts";

/** The entry does not exist, or no longer exists. */
export function noEntry(): ApiError {
  return new ApiError("not_found", adminMessages.notFound);
}

/**
 * The number of a row, from a path. It stays text, because not every bigint fits into a JavaScript number. @throws
 * ApiError `not_found`
 */
export function rowId(id: string): string {
  if (!/^\d{1,18}$/.test(id)) throw noEntry();
  return id;
}

/** The ID of an article, from a path. @throws ApiError `not_found` */
export function articleId(id: string): string {
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) throw noEntry();
  return id;
}
