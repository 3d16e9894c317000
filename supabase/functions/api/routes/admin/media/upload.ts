import { mediaExtension, readMediaType } from "../../../../_shared/domain/media/media-type.ts";
import { MediaError, stripMetadata } from "../../../../_shared/domain/media/strip-metadata.ts";
import { mediaBytesMax, type MediaType } from "../../../../_shared/contract/rules/uploads.ts";
import { mediaMessages } from "../../../../_shared/contract/wire/media.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { storagePath } from "../../../../_shared/contract/wire/supabase-paths.ts";
import { ApiError } from "../../../../_shared/platform/errors.ts";
import { readForm } from "../../../http/form.ts";
import { defineRoute } from "../../../http/route.ts";

/** Size of the form's delimiters and headers around the file, in bytes. */
const formOverhead = 16 * 1024;

/**
 * Stores a picture or video, without its metadata, in the public bucket with the person's own token, so that the
 * bucket's policy decides.
 */
export const uploadMedia = defineRoute(endpoints.adminUploadMedia, async (call, { files, config }) => {
  const form = await readForm(call.request, mediaBytesMax + formOverhead, mediaMessages.large.description);
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0)
    throw new ApiError("validation_failed", mediaMessages.missing, {
      details: { fields: { file: mediaMessages.missing } },
    });
  if (file.size > mediaBytesMax) throw new ApiError("payload_too_large", mediaMessages.large.description);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = readMediaType(bytes);
  if (type === null) throw new ApiError("unsupported_media_type", mediaMessages.type.description);

  const name = `${crypto.randomUUID()}.${mediaExtension[type]}`;
  await files.upload(call.session.token, { bucket: "media", name }, publishable(bytes, type), type);
  call.status(201);
  return { url: `${config.publicSupabaseUrl}${storagePath}/object/public/media/${name}`, type };
});

/** @throws ApiError if the file cannot be read to its end */
function publishable(bytes: Uint8Array, type: MediaType): Uint8Array<ArrayBuffer> {
  try {
    return stripMetadata(bytes, type);
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    throw new ApiError("unsupported_media_type", mediaMessages.broken, { cause: error });
  }
}
