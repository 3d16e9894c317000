import { readExif } from "../../photo/exif.ts";
import { ascii, join, MediaError, orientationBlock, Reader, textOf } from "./bytes.ts";

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app15: 0xef, comment: 0xfe } as const;
const exifMark = "Exif\0\0";

/** Segments of applications without which a picture looks different: size and density, color profile, color transform. */
const kept = [
  [0xe0, "JFIF\0"],
  [0xe2, "ICC_PROFILE\0"],
  [0xee, "Adobe"],
] as const;

const beginsWith = (body: Uint8Array, mark: string) => textOf(body.subarray(0, mark.length)) === mark;
const isRestart = (code: number) => code >= 0xd0 && code <= 0xd7;

/** A JPEG without what applications and people wrote into it, and without anything behind its end. Source: T.81 B. */
export function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const file = new Reader(bytes);
  const start = file.take(2);
  const parts: Uint8Array[] = [];
  let orientation: number | null = null;
  for (;;) {
    const code = nextMarker(file);
    if (code === marker.end) break;
    const from = file.at - 2;
    const body = file.take(file.number16() - 2);
    if (code === marker.scan) skipScan(file);
    if (code === 0xe1 && beginsWith(body, exifMark))
      orientation ??= readExif(body.subarray(exifMark.length)).orientation;
    const isApplication = code >= marker.app0 && code <= marker.app15;
    const isKept = isApplication
      ? kept.some(([application, mark]) => code === application && beginsWith(body, mark))
      : code !== marker.comment;
    if (isKept) parts.push(bytes.subarray(from, file.at));
  }
  return join([start, ...exifSegment(orientation ?? 1), ...parts, Uint8Array.of(0xff, marker.end)]);
}

function nextMarker(file: Reader): number {
  if (file.number8() !== 0xff) throw new MediaError("no marker");
  let code = file.number8();
  // A marker may be preceded by any number of fill bytes.
  while (code === 0xff) code = file.number8();
  return code;
}

/** Goes on to the marker behind the coded data of a scan. */
function skipScan(file: Reader): void {
  const { bytes } = file;
  for (;;) {
    const at = bytes.indexOf(0xff, file.at);
    if (at < 0 || at + 1 >= bytes.length) throw new MediaError("a scan without an end");
    const code = bytes[at + 1]!;
    file.at = at;
    if (code !== 0 && code !== 0xff && !isRestart(code)) return;
    file.at += code === 0xff ? 1 : 2;
  }
}

function exifSegment(orientation: number): Uint8Array[] {
  const block = orientationBlock(orientation);
  if (block === null) return [];
  const length = exifMark.length + block.length + 2;
  return [Uint8Array.of(0xff, 0xe1, length >> 8, length & 0xff), ascii(exifMark), block];
}
