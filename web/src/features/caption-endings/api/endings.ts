import { captionEndings, type CaptionEndings, type HashtagSetRequest } from "@contract/wire/caption-endings.ts";
import * as operations from "@contract/wire/operations.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api-client.ts";
import { changeAccount } from "@/lib/own-account-changes.ts";
import { queryKeys } from "@/lib/query-keys.ts";

const schema = captionEndings;

/** The person's hashtag sets and signature. */
export const endingsOptions = queryOptions({
  queryKey: queryKeys.captionEndings,
  queryFn: ({ signal }) => api(operations.getCaptionEndings, { schema, signal }),
});

/** Stores a set, or changes the one with this ID. Rejects with `ApiError`. */
export function saveHashtagSet(id: string | null, json: HashtagSetRequest): Promise<CaptionEndings> {
  return id === null
    ? api(operations.createHashtagSet, { json, schema })
    : api(operations.updateHashtagSet, { params: { id }, json, schema });
}

/** Deletes a set. Rejects with `ApiError`. */
export function deleteHashtagSet(id: string): Promise<CaptionEndings> {
  return api(operations.deleteHashtagSet, { params: { id }, schema });
}

/** Stores the signature, or removes it with an empty text. Rejects with `ApiError`. */
export function saveSignature(signature: string): Promise<CaptionEndings> {
  return changeAccount("profiles", () => api(operations.saveSignature, { json: { signature }, schema }));
}
