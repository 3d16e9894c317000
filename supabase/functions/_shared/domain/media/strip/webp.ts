import { readExif } from "../../photo/exif.ts";
import { ascii, join, number32, orientationBlock, Reader, textOf } from "./bytes.ts";

/** Chunks that decide how a picture looks, its animation included. Source: RFC 9649, 2.7. */
const kept = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);
const flags = { exif: 0x08, xmp: 0x04 } as const;
const exifMark = "Exif\0\0";

/** A WebP without EXIF and XMP data, and without anything behind its end. */
export function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Reader(bytes);
  whole.take(4);
  const length = whole.number32(true);
  const file = new Reader(whole.take(length));
  file.take(4);
  const chunks: Uint8Array[] = [];
  let orientation = 1;
  while (!file.isAtEnd) {
    const from = file.at;
    const name = file.text(4);
    const body = file.take(file.number32(true));
    if (body.length % 2 === 1 && !file.isAtEnd) file.take(1);
    if (name === "EXIF") ({ orientation } = readExif(withoutMark(body)));
    if (kept.has(name)) chunks.push(Uint8Array.from(file.bytes.subarray(from, file.at)));
  }
  const block = orientationBlock(orientation);
  const extended = chunks.find((chunk) => textOf(chunk.subarray(0, 4)) === "VP8X");
  if (extended) {
    extended[8]! &= ~(flags.exif | flags.xmp);
    if (block !== null) extended[8]! |= flags.exif;
  }
  const exif = extended && block !== null ? [ascii("EXIF"), number32(block.length, true), block] : [];
  const content = join([ascii("WEBP"), ...chunks, ...exif]);
  return join([ascii("RIFF"), number32(content.length, true), content]);
}

/** Some programs write the mark of a JPEG before the block. */
function withoutMark(body: Uint8Array): Uint8Array {
  return textOf(body.subarray(0, exifMark.length)) === exifMark ? body.subarray(exifMark.length) : body;
}
