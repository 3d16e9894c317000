import { adminMessages } from "../contract/admin.ts";
import { ApiError } from "../errors.ts";

/** There is no such entry, or no longer. */
export function noEntry(): ApiError {
  return new ApiError("not_found", adminMessages.notFound);
}

/** A row's number from an address. It stays text, because not every bigint is a JavaScript number. @throws ApiError `not_found` */
export function rowId(id: string): string {
  if (!/^\d{1,18}$/.test(id)) throw noEntry();
  return id;
}

/** An article's id from an address. @throws ApiError `not_found` */
export function articleId(id: string): string {
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)) throw noEntry();
  return id;
}
