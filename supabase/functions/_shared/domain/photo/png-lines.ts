import type { ColorCount } from "./colors.ts";
import { PhotoError } from "./error.ts";
import { samplesWanted } from "./limits.ts";

const broken = (why: string) => new PhotoError("broken", `PNG: ${why}`);
const bytesPerStep = 128 * 1024;

export interface PngHeader {
  width: number;
  height: number;
  depth: number;
  colorType: number;
  interlaced: boolean;
}
export interface PngChunks {
  header: PngHeader;
  palette: Uint8Array | null;
  transparency: Uint8Array | null;
  exif: Uint8Array | null;
  data: Uint8Array[];
}

const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Adam7: x start, y start, x step, y step of each pass. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Width and lines of each pass that has pixels. A picture without interlacing has one pass. */
function passesOf({ width, height, interlaced }: PngHeader): { width: number; lines: number }[] {
  if (!interlaced) return [{ width, lines: height }];
  return passes
    .map(([x, y, dx, dy]) => ({ width: Math.ceil((width - x) / dx), lines: Math.ceil((height - y) / dy) }))
    .filter((size) => size.width > 0 && size.lines > 0);
}

/** Bytes of one line, including the filter byte. */
function lineBytes(width: number, { colorType, depth }: PngHeader): number {
  return 1 + Math.ceil((width * channelsOf[colorType]! * depth) / 8);
}

/** The decompressed size of a picture's pixel data, in bytes. */
export function unpackedBytes(header: PngHeader): number {
  return passesOf(header).reduce((sum, { width, lines }) => sum + lines * lineBytes(width, header), 0);
}

/**
 * Processes decompressed bytes as a stream: reverses the line filters and samples pixels. Keeps only two lines in
 * memory.
 */
export class LineReader {
  private readonly sizes: { width: number; lines: number }[];
  private readonly channels: number;
  private readonly pixelBytes: number;
  private readonly step: number;
  private pass = 0;
  private line = 0;
  private filled = 0;
  private current: Uint8Array<ArrayBuffer>;
  private previous: Uint8Array<ArrayBuffer>;

  constructor(
    private readonly chunks: PngChunks,
    private readonly colors: ColorCount,
  ) {
    const { width, height, colorType, depth } = chunks.header;
    this.channels = channelsOf[colorType]!;
    this.pixelBytes = Math.max(1, (this.channels * depth) >> 3);
    this.step = Math.max(1, Math.floor(Math.sqrt((width * height) / samplesWanted)));
    this.sizes = passesOf(chunks.header);
    [this.current, this.previous] = this.newLines();
  }

  *push(part: Uint8Array): Generator<void, void> {
    let stepEnds = bytesPerStep;
    for (let from = 0; from < part.length;) {
      if (from >= stepEnds) {
        stepEnds = from + bytesPerStep;
        yield;
      }
      if (this.pass >= this.sizes.length) throw broken("more pixel data than pixels");
      const taken = Math.min(part.length - from, this.current.length - this.filled);
      this.current.set(part.subarray(from, from + taken), this.filled);
      this.filled += taken;
      from += taken;
      if (this.filled === this.current.length) this.endLine();
    }
  }

  finish(): void {
    if (this.pass < this.sizes.length) throw broken("fewer pixels than announced");
  }

  private newLines(): [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>] {
    const size = this.sizes[this.pass];
    const length = size ? lineBytes(size.width, this.chunks.header) : 0;
    return [new Uint8Array(length), new Uint8Array(length)];
  }

  private endLine(): void {
    if (this.current[0]! > 4) throw broken("unknown line filter");
    unfilter(this.current, this.previous, this.pixelBytes);
    if (this.line % this.step === 0) this.sample(this.sizes[this.pass]!.width);
    this.filled = 0;
    this.line += 1;
    if (this.line === this.sizes[this.pass]!.lines) {
      this.pass += 1;
      this.line = 0;
      [this.current, this.previous] = this.newLines();
    } else [this.current, this.previous] = [this.previous, this.current];
  }

  private sample(width: number): void {
    const { palette, transparency } = this.chunks;
    const { colorType, depth } = this.chunks.header;
    for (let x = 0; x < width; x += this.step) {
      const value = (channel: number) => this.value(x, channel, depth);
      if (colorType === 3) {
        const index = this.value(x, 0, depth);
        if ((transparency?.[index] ?? 255) >= 128)
          this.colors.add(palette![index * 3] ?? 0, palette![index * 3 + 1] ?? 0, palette![index * 3 + 2] ?? 0);
      } else if (this.channels < 3) {
        const gray = depth < 8 ? (value(0) * 255) / ((1 << depth) - 1) : value(0);
        if (this.channels === 1 || value(1) >= 128) this.colors.add(gray, gray, gray);
      } else if (this.channels === 3 || value(3) >= 128) this.colors.add(value(0), value(1), value(2));
    }
  }

  /** One channel of a pixel; for 16 bits, the upper eight. */
  private value(x: number, channel: number, depth: number): number {
    if (depth >= 8) return this.current[1 + (x * this.channels + channel) * (depth >> 3)]!;
    const bit = x * depth;
    return (this.current[1 + (bit >> 3)]! >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
  }
}

/** Reverses a line's filter in place. One loop for each filter, because most of the decoding time is spent here. */
function unfilter(line: Uint8Array, above: Uint8Array, pixelBytes: number): void {
  const { length } = line;
  // The first pixel has no left neighbor.
  const second = Math.min(length, 1 + pixelBytes);
  switch (line[0]!) {
    case 1:
      for (let at = second; at < length; at += 1) line[at] = line[at]! + line[at - pixelBytes]!;
      return;
    case 2:
      for (let at = 1; at < length; at += 1) line[at] = line[at]! + above[at]!;
      return;
    case 3:
      for (let at = 1; at < second; at += 1) line[at] = line[at]! + (above[at]! >> 1);
      for (let at = second; at < length; at += 1) line[at] = line[at]! + ((line[at - pixelBytes]! + above[at]!) >> 1);
      return;
    case 4:
      for (let at = 1; at < second; at += 1) line[at] = line[at]! + above[at]!;
      for (let at = second; at < length; at += 1) {
        line[at] = line[at]! + paeth(line[at - pixelBytes]!, above[at]!, above[at - pixelBytes]!);
      }
      return;
    default:
  }
}

/** The neighbor that is nearest to left + up - corner, the left one first. */
function paeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - corner - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
