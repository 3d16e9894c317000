import type { MediaType } from "../../contract/rules/uploads.ts";
import { pictureTypeOf } from "../../contract/rules/picture-type.ts";

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const mp4Brand = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)$/;

/** The type of a file by its first bytes, never by its name; null if it is not an accepted media type. */
export function readMediaType(bytes: Uint8Array): MediaType | null {
  const picture = pictureTypeOf(bytes);
  if (picture !== null) return picture;
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "image/webp";
  if (ascii(bytes, 4, 8) === "ftyp" && mp4Brand.test(ascii(bytes, 8, 12))) return "video/mp4";
  return null;
}

export const mediaExtension: Record<MediaType, string> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
  "image/webp": "webp",
  "video/mp4": "mp4",
};
