import { ColorCount } from "./colors.ts";
import type { DecodedPhoto } from "./decoded.ts";
import { PhotoError } from "./error.ts";
import { noExif } from "./exif.ts";
import { countIndices } from "./gif-lzw.ts";
import { checkSize } from "./limits.ts";

const broken = (why: string) => new PhotoError("broken", `GIF: ${why}`);
const block = { extension: 0x21, frame: 0x2c, trailer: 0x3b } as const;
const graphicControl = 0xf9;
const subBlocksPerStep = 50_000;

/**
 * Counts the colors of a GIF's first frame, and skips every other block up to the trailer, so that a truncated file is
 * detected. Source: GIF89a specification.
 */
export function* readGif(bytes: Uint8Array): Generator<void, DecodedPhoto> {
  const reader = new Reader(bytes);
  reader.at = 6;
  const width = reader.short();
  const height = reader.short();
  checkSize(width, height);
  const flags = reader.byte();
  reader.skip(2);
  const globalPalette = flags & 0x80 ? reader.take(3 << ((flags & 7) + 1)) : null;
  const colors = new ColorCount();
  let transparent = -1;
  for (let frames = 0; ;) {
    const kind = reader.byte();
    if (kind === block.trailer) {
      if (frames === 0) throw broken("no frame inside");
      return { width, height, exif: noExif, colors };
    }
    if (kind === block.extension) {
      if (reader.byte() === graphicControl && frames === 0) transparent = reader.transparentIndex();
    } else if (kind === block.frame) {
      const frame = reader.frameHeader(globalPalette);
      if (frames === 0) {
        const counts = yield* countIndices(bytes, reader.at, frame.codeSize, frame.pixels);
        addColors(colors, counts, frame.palette, transparent);
      }
      frames += 1;
    } else throw broken("unknown block");
    yield* reader.skipSubBlocks();
  }
}

function addColors(colors: ColorCount, counts: Uint32Array, palette: Uint8Array, transparent: number): void {
  for (const [index, pixels] of counts.entries()) {
    if (pixels === 0 || index === transparent) continue;
    colors.add(palette[index * 3] ?? 0, palette[index * 3 + 1] ?? 0, palette[index * 3 + 2] ?? 0, pixels);
  }
}

class Reader {
  at = 0;
  /** Skipped sub-blocks, counted over the whole file, because the chains may be many and short. */
  private subBlocks = 0;
  constructor(private readonly bytes: Uint8Array) {}

  take(length: number): Uint8Array {
    this.skip(length);
    return this.bytes.subarray(this.at - length, this.at);
  }
  skip(length: number): void {
    this.at += length;
    if (this.at > this.bytes.length) throw broken("ends before its trailer");
  }
  byte(): number {
    this.skip(1);
    return this.bytes[this.at - 1]!;
  }
  short(): number {
    const low = this.byte();
    return low | (this.byte() << 8);
  }

  /** Reads a frame's header up to the first sub-block of its data. */
  frameHeader(globalPalette: Uint8Array | null): { pixels: number; palette: Uint8Array; codeSize: number } {
    this.skip(4);
    const width = this.short();
    const height = this.short();
    checkSize(width, height);
    const flags = this.byte();
    const palette = flags & 0x80 ? this.take(3 << ((flags & 7) + 1)) : globalPalette;
    const codeSize = this.byte();
    if (codeSize < 2 || codeSize > 8 || !palette) throw broken("frame header");
    return { pixels: width * height, palette, codeSize };
  }

  /** The transparent index of a graphic control extension, or -1. Does not move the reader. */
  transparentIndex(): number {
    const { bytes, at } = this;
    const complete = (bytes[at] ?? 0) >= 4 && at + 4 < bytes.length;
    return complete && bytes[at + 1]! & 1 ? bytes[at + 4]! : -1;
  }

  *skipSubBlocks(): Generator<void, void> {
    for (let length = this.byte(); length > 0; length = this.byte()) {
      this.skip(length);
      this.subBlocks += 1;
      if (this.subBlocks % subBlocksPerStep === 0) yield;
    }
    // A chain may be empty: a file can contain 400,000 such frames.
    this.subBlocks += 1;
    if (this.subBlocks % subBlocksPerStep === 0) yield;
  }
}
