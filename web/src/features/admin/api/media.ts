import { uploadedMedia, type UploadedMedia } from "@contract/wire/media.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Uploads a picture or video to the public storage. */
export function uploadMedia(file: File): Promise<UploadedMedia> {
  return api(operations.adminUploadMedia, { form: { file }, schema: uploadedMedia });
}
