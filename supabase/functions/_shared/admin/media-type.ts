import type { MediaType } from "../contract/admin-media.ts";

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** The type of a file by its first bytes, never by its name; null if it is not an accepted media type. */
export function readMediaType(bytes: Uint8Array): MediaType | null {
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return "image/gif";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "image/webp";
  if (ascii(bytes, 4, 8) === "ftyp" && /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)$/.test(ascii(bytes, 8, 12))) return "video/mp4";
  return null;
}

export const mediaExtension: Record<MediaType, string> = { "image/png": "png", "image/jpeg": "jpg", "image/gif": "gif", "image/webp": "webp", "video/mp4": "mp4" };
