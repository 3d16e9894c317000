import type { MediaType } from "../../contract/rules/uploads.ts";
import { stripGif } from "./strip/gif.ts";
import { stripJpeg } from "./strip/jpeg.ts";
import { stripMp4 } from "./strip/mp4.ts";
import { stripPng } from "./strip/png.ts";
import { stripWebp } from "./strip/webp.ts";

export { MediaError } from "./strip/bytes.ts";

const strippers: Record<MediaType, (bytes: Uint8Array) => Uint8Array<ArrayBuffer>> = {
  "image/png": stripPng,
  "image/jpeg": stripJpeg,
  "image/gif": stripGif,
  "image/webp": stripWebp,
  "video/mp4": stripMp4,
};

/**
 * A file without what cameras, programs and people wrote into it: place, time, device, names, texts, previews. What
 * decides how it looks stays: the way a picture is turned, and its color profile. Pixels are not coded again.
 * @throws MediaError if the file cannot be read to its end, because something could remain in it
 */
export function stripMetadata(bytes: Uint8Array, type: MediaType): Uint8Array<ArrayBuffer> {
  return strippers[type](bytes);
}
