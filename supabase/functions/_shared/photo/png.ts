import { ColourCount } from "./colours.ts";
import { PhotoError } from "./error.ts";
import { noExif, readExif, type Exif } from "./exif.ts";
import { checkSize, decodedPixelsMax } from "./limits.ts";

export interface DecodedPhoto { width: number; height: number; exif: Exif; colours: ColourCount }

interface Header { width: number; height: number; depth: number; colourType: number; interlaced: boolean }
interface Chunks { header: Header; palette: Uint8Array | null; transparency: Uint8Array | null; exif: Uint8Array | null; data: Uint8Array[] }

const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const depthsOf: Record<number, number[]> = { 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] };
/** Adam7: x start, y start, x step, y step of each pass. */
const passes = [[0, 0, 8, 8], [4, 0, 8, 8], [0, 4, 4, 8], [2, 0, 4, 4], [0, 2, 2, 4], [1, 0, 2, 2], [0, 1, 1, 2]] as const;
const samplesWanted = 40_000;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (let index = 0; index < bytes.length; index += 1) value = crcTable[(value ^ bytes[index]!) & 255]! ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

const broken = (why: string, options?: ErrorOptions) => new PhotoError("broken", `PNG: ${why}`, options);

/** Verifies a PNG to its end (every checksum, every pixel byte) and counts its colours. */
export async function readPng(bytes: Uint8Array): Promise<DecodedPhoto> {
  const chunks = readChunks(bytes);
  const { width, height } = chunks.header;
  const exif = chunks.exif ? readExif(chunks.exif) : noExif;
  const colours = new ColourCount();
  const lines = new LineReader(chunks, colours, width * height <= decodedPixelsMax);
  const stream = new Blob(chunks.data as BlobPart[]).stream().pipeThrough(new DecompressionStream("deflate"));
  try {
    for await (const part of stream) lines.push(part);
  } catch (error) {
    throw error instanceof PhotoError ? error : broken("pixel data does not unpack", { cause: error });
  }
  lines.finish();
  return { width, height, exif, colours };
}

function readChunks(bytes: Uint8Array): Chunks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header: Header | null = null;
  const chunks: Omit<Chunks, "header"> = { palette: null, transparency: null, exif: null, data: [] };
  for (let at = 8; ;) {
    if (at + 12 > bytes.length) throw broken("ends before its last chunk");
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) throw broken("a chunk is cut off");
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (!header) {
      if (name !== "IHDR" || length !== 13) throw broken("no header");
      header = readHeader(view, at + 8);
    }
    if (crc32(bytes.subarray(at + 4, at + 8 + length)) !== view.getUint32(end - 4)) throw broken(`checksum of ${name}`);
    if (name === "IDAT") chunks.data.push(body);
    else if (name === "PLTE") chunks.palette = body;
    else if (name === "tRNS") chunks.transparency = body;
    else if (name === "eXIf") chunks.exif = body;
    else if (name === "IEND") break;
    at = end;
  }
  if (chunks.data.length === 0) throw broken("no pixel data");
  if (header.colourType === 3 && !chunks.palette) throw broken("no palette");
  return { header, ...chunks };
}

function readHeader(view: DataView, at: number): Header {
  const header = { width: view.getUint32(at), height: view.getUint32(at + 4), depth: view.getUint8(at + 8), colourType: view.getUint8(at + 9), interlaced: view.getUint8(at + 12) === 1 };
  checkSize(header.width, header.height);
  if (!depthsOf[header.colourType]?.includes(header.depth) || view.getUint8(at + 12) > 1) throw broken("unknown pixel format");
  return header;
}

/** Takes unpacked bytes as they come, undoes the line filters and samples pixels; holds two lines, never the picture. */
class LineReader {
  private readonly sizes: { width: number; lines: number }[];
  private readonly channels: number;
  private readonly pixelBytes: number;
  private readonly step: number;
  private pass = 0;
  private line = 0;
  private filled = 0;
  private current: Uint8Array<ArrayBuffer>;
  private previous: Uint8Array<ArrayBuffer>;

  constructor(private readonly chunks: Chunks, private readonly colours: ColourCount, private readonly decode: boolean) {
    const { width, height, colourType, depth, interlaced } = chunks.header;
    this.channels = channelsOf[colourType]!;
    this.pixelBytes = Math.max(1, (this.channels * depth) >> 3);
    this.step = Math.max(1, Math.floor(Math.sqrt((width * height) / samplesWanted)));
    this.sizes = (interlaced ? passes.map(([x, y, dx, dy]) => ({ width: Math.ceil((width - x) / dx), lines: Math.ceil((height - y) / dy) })) : [{ width, lines: height }]).filter((size) => size.width > 0 && size.lines > 0);
    [this.current, this.previous] = this.newLines();
  }

  push(part: Uint8Array): void {
    for (let from = 0; from < part.length;) {
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
    const length = size ? 1 + Math.ceil((size.width * this.channels * this.chunks.header.depth) / 8) : 0;
    return [new Uint8Array(length), new Uint8Array(length)];
  }

  private endLine(): void {
    if (this.current[0]! > 4) throw broken("unknown line filter");
    if (this.decode) {
      unfilter(this.current, this.previous, this.pixelBytes);
      if (this.line % this.step === 0) this.sample(this.sizes[this.pass]!.width);
    }
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
    const { colourType, depth } = this.chunks.header;
    for (let x = 0; x < width; x += this.step) {
      const value = (channel: number) => this.value(x, channel, depth);
      if (colourType === 3) {
        const index = this.value(x, 0, depth);
        if ((transparency?.[index] ?? 255) >= 128) this.colours.add(palette![index * 3] ?? 0, palette![index * 3 + 1] ?? 0, palette![index * 3 + 2] ?? 0);
      } else if (this.channels < 3) {
        const grey = depth < 8 ? (value(0) * 255) / ((1 << depth) - 1) : value(0);
        if (this.channels === 1 || value(1) >= 128) this.colours.add(grey, grey, grey);
      } else if (this.channels === 3 || value(3) >= 128) this.colours.add(value(0), value(1), value(2));
    }
  }

  /** One channel of a pixel; of 16 bits the upper eight. */
  private value(x: number, channel: number, depth: number): number {
    if (depth >= 8) return this.current[1 + (x * this.channels + channel) * (depth >> 3)]!;
    const bit = x * depth;
    return (this.current[1 + (bit >> 3)]! >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
  }
}

function unfilter(line: Uint8Array, above: Uint8Array, pixelBytes: number): void {
  const filter = line[0]!;
  if (filter === 0) return;
  for (let index = 1; index < line.length; index += 1) {
    const left = index > pixelBytes ? line[index - pixelBytes]! : 0;
    const up = above[index]!;
    if (filter === 1) line[index] = line[index]! + left;
    else if (filter === 2) line[index] = line[index]! + up;
    else if (filter === 3) line[index] = line[index]! + ((left + up) >> 1);
    else line[index] = line[index]! + paeth(left, up, index > pixelBytes ? above[index - pixelBytes]! : 0);
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
}
