import type { PhotoMoment } from "./exif-read.ts";

const asciiType = 2;
const longType = 4;

/** One directory entry: tag, type, count and the value or its offset (big endian). */
function entry(data: DataView, at: number, tag: number, type: number, count: number, value: number) {
  data.setUint16(at, tag);
  data.setUint16(at + 2, type);
  data.setUint32(at + 4, count);
  data.setUint32(at + 8, value);
}

/** "2026-07-14T18:05:09" as EXIF has it: "2026:07:14 18:05:09", 19 characters. */
const exifTime = (takenAt: string) => takenAt.replaceAll("-", ":").replace("T", " ");

/** The APP1 segment that contains only `moment`, or null if there is nothing to write. */
function segmentFor(moment: PhotoMoment): Uint8Array | null {
  const { takenAt, hemisphere } = moment;
  if (!takenAt && !hemisphere) return null;
  const rootCount = (takenAt ? 1 : 0) + (hemisphere ? 1 : 0);
  const rootSize = 2 + rootCount * 12 + 4;
  const exifAt = 8 + rootSize;
  const exifSize = takenAt ? 2 + 12 + 4 + 20 : 0;
  const gpsAt = exifAt + exifSize;
  const tiffSize = gpsAt + (hemisphere ? 2 + 12 + 4 : 0);

  const bytes = new Uint8Array(4 + 6 + tiffSize);
  const head = new DataView(bytes.buffer);
  head.setUint16(0, 0xffe1);
  head.setUint16(2, 2 + 6 + tiffSize);
  head.setUint32(4, 0x45786966);

  const tiff = new DataView(bytes.buffer, 10);
  tiff.setUint16(0, 0x4d4d);
  tiff.setUint16(2, 42);
  tiff.setUint32(4, 8);
  tiff.setUint16(8, rootCount);
  let at = 10;
  if (takenAt) {
    entry(tiff, at, 0x8769, longType, 1, exifAt);
    at += 12;
    tiff.setUint16(exifAt, 1);
    entry(tiff, exifAt + 2, 0x9003, asciiType, 20, exifAt + 18);
    const time = exifTime(takenAt);
    for (let index = 0; index < 19; index += 1) tiff.setUint8(exifAt + 18 + index, time.charCodeAt(index));
  }
  if (hemisphere) {
    entry(tiff, at, 0x8825, longType, 1, gpsAt);
    tiff.setUint16(gpsAt, 1);
    entry(tiff, gpsAt + 2, 0x0001, asciiType, 2, hemisphere.charCodeAt(0) << 24);
  }
  return bytes;
}

/**
 * Writes the time at which a photo was taken into a re-encoded JPEG.
 * @param jpeg a JPEG without EXIF, as a canvas creates it
 * @returns the same picture; `jpeg` itself if there is nothing to add
 */
export function withPhotoMoment(jpeg: Uint8Array<ArrayBuffer>, moment: PhotoMoment): Uint8Array<ArrayBuffer> {
  const segment = segmentFor(moment);
  if (!segment) return jpeg;
  const out = new Uint8Array(jpeg.length + segment.length);
  out.set(jpeg.subarray(0, 2), 0);
  out.set(segment, 2);
  out.set(jpeg.subarray(2), 2 + segment.length);
  return out;
}
