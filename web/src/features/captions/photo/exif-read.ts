import { noExif, readExif, type Exif } from "@domain/photo/exif.ts";

/**
 * What the server is sent of a photo's EXIF data: when it was taken, and the hemisphere, which determines the season.
 */
export type PhotoMoment = Pick<Exif, "takenAt" | "hemisphere">;

/** The TIFF block of the first EXIF segment of a JPEG (APP1), or null. */
function tiffOf(jpeg: Uint8Array): Uint8Array | null {
  const data = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  let at = 2;
  while (at + 10 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1]!;
    if (marker === 0xda || marker === 0xd9) return null;
    const length = data.getUint16(at + 2);
    const isExif = marker === 0xe1 && data.getUint32(at + 4) === 0x45786966 && data.getUint16(at + 8) === 0;
    if (isExif) return jpeg.subarray(at + 10, at + 2 + length);
    at += 2 + length;
  }
  return null;
}

/**
 * Reads when a JPEG was taken and on which hemisphere.
 * @param jpeg the whole file; invalid or missing EXIF gives nulls, never an error
 */
export function readPhotoMoment(jpeg: Uint8Array): PhotoMoment {
  const tiff = tiffOf(jpeg);
  const { takenAt, hemisphere } = tiff === null ? noExif : readExif(tiff);
  return { takenAt, hemisphere };
}
