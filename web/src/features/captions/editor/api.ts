import { captionVariantSaved } from "@contract/wire/caption-variants.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";
import type { CaptionEdit } from "../caption-edits.ts";

/** The most bytes that a browser sends for a page that is being closed. */
const keepaliveBytesMax = 60_000;

/**
 * Saves the versions of a caption. Rejects with `ApiError`: 409 if another tab or device saved it in between.
 * @param leaving whether the page is being closed: the request then outlives it, if it is small enough
 * @returns the new revision
 */
export async function saveVariant(edit: CaptionEdit, leaving = false): Promise<number> {
  const json = {
    platform: edit.platform,
    versions: [...edit.versions.texts],
    current: edit.versions.current,
    revision: edit.revision,
  };
  const keepalive = leaving && new TextEncoder().encode(JSON.stringify(json)).length < keepaliveBytesMax;
  const params = { id: edit.entryId, place: String(edit.place) };
  const saved = await api(operations.saveCaptionVariant, { json, params, schema: captionVariantSaved }, { keepalive });
  return saved.revision;
}
