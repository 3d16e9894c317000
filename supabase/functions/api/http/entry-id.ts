import { adminMessages } from "../../_shared/contract/wire/admin.ts";
import { captionVariantMessages } from "../../_shared/contract/wire/caption-variants.ts";
import { ApiError } from "../../_shared/platform/errors.ts";

/** The entry does not exist, or no longer exists. */
export function noEntry(): ApiError {
  return new ApiError("not_found", adminMessages.notFound);
}

const rowNumber = /^\d{1,18}$/;

/**
 * The number of a row, from a path. It stays text, because not every bigint fits into a JavaScript number. @throws
 * ApiError `not_found`
 */
export function rowId(id: string): string {
  if (!rowNumber.test(id)) throw noEntry();
  return id;
}

const placeDigit = /^\d$/;

/**
 * The entry and the place of a caption, from a path with `:id` and `:place`. An entry has at most ten captions.
 * @throws ApiError `not_found`
 */
export function captionOf({ id = "", place = "" }: Readonly<Record<string, string>>): {
  entryId: string;
  place: number;
} {
  if (!rowNumber.test(id) || !placeDigit.test(place)) throw new ApiError("not_found", captionVariantMessages.notFound);
  return { entryId: id, place: Number(place) };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The ID of an article, from a path. @throws ApiError `not_found` */
export function articleId(id: string): string {
  if (!uuid.test(id)) throw noEntry();
  return id;
}
