import * as z from "zod/mini";
import { mediaTypes } from "../rules/uploads.ts";

export const mediaMessages = {
  missing: "Please choose a file to upload.",
  type: { title: "Unsupported file type", description: "Please upload a PNG, JPG, GIF, WebP or MP4 file." },
  imageType: { title: "Unsupported file type", description: "Please upload a PNG, JPG, GIF or WebP image." },
  broken: "This file is incomplete or damaged. Please choose another one.",
  large: { title: "File too large", description: "Media must be at most 10 MB." },
} as const;

/** `POST /api/admin/media` (multipart, with the file in the field `file`): the public address of the upload. */
export const uploadedMedia = z.object({ url: z.string(), type: z.enum(mediaTypes) });
export type UploadedMedia = z.infer<typeof uploadedMedia>;
