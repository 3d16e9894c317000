import { decode } from "jpeg-js";
import { ColourCount } from "./colours.ts";
import { PhotoError } from "./error.ts";
import { noExif, readExif, type Exif } from "./exif.ts";
import { checkSize, decodedPixelsMax } from "./limits.ts";
import type { DecodedPhoto } from "./png.ts";

const broken = (why: string, options?: ErrorOptions) => new PhotoError("broken", `JPEG: ${why}`, options);
const marker = { start: 0xd8, end: 0xd9, scan: 0xda, app1: 0xe1 } as const;
const samplesWanted = 40_000;

interface Structure { width: number; height: number; exif: Exif; decodable: boolean }

/** Verifies that a JPEG is whole, from start to end marker, and counts its colours where decoding is affordable. */
export function readJpeg(bytes: Uint8Array): DecodedPhoto {
  const { width, height, exif, decodable } = readStructure(bytes);
  const colours = new ColourCount();
  if (decodable && width * height <= decodedPixelsMax) countColours(bytes, colours);
  return { width, height, exif, colours };
}

function readStructure(bytes: Uint8Array): Structure {
  let frame: { width: number; height: number; decodable: boolean } | null = null;
  let exif: Exif = noExif;
  let scans = 0;
  let at = 2;
  for (;;) {
    if (at + 1 >= bytes.length) throw broken("ends before its end marker");
    if (bytes[at] !== 0xff) throw broken("no marker where one must be");
    const kind = bytes[at + 1]!;
    if (kind === 0xff) { at += 1; continue; }
    if (kind === marker.end) break;
    if (at + 4 > bytes.length) throw broken("a segment is cut off");
    const length = (bytes[at + 2]! << 8) | bytes[at + 3]!;
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) throw broken("a segment is cut off");
    const body = bytes.subarray(at + 4, end);
    if (isFrame(kind)) {
      if (body.length < 6) throw broken("frame header");
      frame = { height: (body[1]! << 8) | body[2]!, width: (body[3]! << 8) | body[4]!, decodable: kind <= 0xc2 && body[0] === 8 };
      checkSize(frame.width, frame.height);
    } else if (kind === marker.app1 && String.fromCharCode(...body.subarray(0, 6)) === "Exif\0\0") exif = readExif(body.subarray(6));
    at = end;
    if (kind === marker.scan) {
      scans += 1;
      at = endOfScan(bytes, at);
    }
  }
  if (!frame || scans === 0) throw broken("no picture inside");
  return { ...frame, exif };
}

/** SOF0–SOF15 without DHT, JPG and DAC. */
function isFrame(kind: number): boolean {
  return kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;
}

/** Skips entropy-coded data to the next real marker; stuffed zeros and restart markers belong to the data. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1]!;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  throw broken("picture data is cut off");
}

function countColours(bytes: Uint8Array, colours: ColourCount): void {
  let picture: { width: number; height: number; data: Uint8Array };
  try {
    picture = decode(bytes, { useTArray: true, tolerantDecoding: false, formatAsRGBA: false, maxResolutionInMP: decodedPixelsMax / 1_000_000 + 1, maxMemoryUsageInMB: 220 });
  } catch (error) {
    throw broken("picture data does not decode", { cause: error });
  }
  const step = Math.max(1, Math.floor(Math.sqrt((picture.width * picture.height) / samplesWanted)));
  for (let y = 0; y < picture.height; y += step) {
    for (let x = 0; x < picture.width; x += step) {
      const at = (y * picture.width + x) * 3;
      colours.add(picture.data[at]!, picture.data[at + 1]!, picture.data[at + 2]!);
    }
  }
}
