import { join, MediaError, Reader, textOf } from "./bytes.ts";

const block = { extension: 0x21, image: 0x2c, end: 0x3b } as const;
const label = { comment: 0xfe, application: 0xff } as const;

/** Application blocks that decide how a picture looks: repetition and color profile. */
const kept = new Set(["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"]);

/** A GIF without comments and other programs' blocks, and without anything behind its end. Source: GIF89a. */
export function stripGif(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const file = new Reader(bytes);
  file.take(10);
  const flags = file.number8();
  file.take(2);
  skipColors(file, flags);
  const parts = [bytes.subarray(0, file.at)];
  for (;;) {
    const from = file.at;
    const kind = file.number8();
    if (kind === block.end) break;
    if (kind === block.extension) {
      const isKept = skipExtension(file);
      if (isKept) parts.push(bytes.subarray(from, file.at));
    } else if (kind === block.image) {
      file.take(8);
      skipColors(file, file.number8());
      file.take(1);
      skipSubBlocks(file);
      parts.push(bytes.subarray(from, file.at));
    } else throw new MediaError("an unknown block");
  }
  return join([...parts, Uint8Array.of(block.end)]);
}

/** A color table, if the flags name one. */
function skipColors(file: Reader, flags: number): void {
  if ((flags & 0x80) !== 0) file.take(3 * 2 ** ((flags & 7) + 1));
}

/** @returns whether the extension is kept */
function skipExtension(file: Reader): boolean {
  const kind = file.number8();
  const first = file.bytes.subarray(file.at + 1, file.at + 12);
  skipSubBlocks(file);
  return kind === label.application ? kept.has(textOf(first)) : kind !== label.comment;
}

function skipSubBlocks(file: Reader): void {
  for (let length = file.number8(); length > 0; length = file.number8()) file.take(length);
}
