import * as z from "zod/mini";

export const mediaMessages = {
  missing: "Please choose a file to upload.",
  type: { title: "Unsupported file type", description: "Please upload a PNG, JPG, GIF, WebP or MP4 file." },
  imageType: { title: "Unsupported file type", description: "Please upload a PNG, JPG, GIF or WebP image." },
  large: { title: "File too large", description: "Media must be at most 10 MB." },
} as const;

export const mediaTypes = ["image/png", "image/jpeg", "image/gif", "image/webp", "video/mp4"] as const;
export type MediaType = (typeof mediaTypes)[number];
/** Largest upload, in bytes; the storage bucket has the same limit. */
export const mediaBytesMax = 10 * 1024 * 1024;

/** `POST /api/admin/media` (multipart, with the file in the field `file`): the public address of the upload. */
export const uploadedMedia = z.object({ url: z.string(), type: z.enum(mediaTypes) });
export type UploadedMedia = z.infer<typeof uploadedMedia>;
