import { pictureTypeOf, type PictureType } from "@contract/rules/picture-type.ts";

/** The type of a file according to its first bytes. */
export interface ImageHeader {
  type: PictureType;
  /** Pixels as stored, before EXIF rotation. */
  width: number;
  height: number;
}

/**
 * A file that is not a PNG, JPEG or GIF; `heic` is distinguished because phones create it and it has its own message.
 */
export type ImageKind = ImageHeader | { type: "heic" } | { type: "other" } | { type: "broken" };

const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** ISO base media brands of HEIF pictures, ISO/IEC 23008-12 annex B. */
const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

function jpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  const data = view(bytes);
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: data.getUint16(at + 5), width: data.getUint16(at + 7) };
    at += 2 + data.getUint16(at + 2);
  }
  return null;
}

/**
 * Determines a picture's type and stored size by its content, never by its name.
 * @param bytes the whole file
 */
export function readImageHeader(bytes: Uint8Array): ImageKind {
  const type = pictureTypeOf(bytes);
  if (type === "image/png") {
    if (bytes.length < 24 || ascii(bytes, 12, 4) !== "IHDR") return { type: "broken" };
    return { type, width: view(bytes).getUint32(16), height: view(bytes).getUint32(20) };
  }
  if (type === "image/jpeg") {
    const size = jpegSize(bytes);
    return size ? { type, ...size } : { type: "broken" };
  }
  if (type === "image/gif") {
    if (bytes.length < 10) return { type: "broken" };
    return { type, width: view(bytes).getUint16(6, true), height: view(bytes).getUint16(8, true) };
  }
  if (ascii(bytes, 4, 4) === "ftyp" && heicBrands.has(ascii(bytes, 8, 4))) return { type: "heic" };
  return { type: "other" };
}
