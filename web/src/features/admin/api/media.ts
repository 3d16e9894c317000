import { uploadedMedia, type UploadedMedia } from "@contract/admin-media.ts";
import { api } from "@/lib/api-client.ts";

/** Stores a picture or video where everybody can load it. */
export function uploadMedia(file: File): Promise<UploadedMedia> {
  const form = new FormData();
  form.set("file", file);
  return api("/api/admin/media", { method: "POST", form, schema: uploadedMedia });
}
