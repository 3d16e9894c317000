import { ColorCount } from "./colors.ts";
import type { DecodedPhoto } from "./decoded.ts";
import { PhotoError } from "./error.ts";
import { noExif, readExif, type Exif } from "./exif.ts";
import { HuffmanTable, readScan, type Component, type Frame, type ScanComponent } from "./jpeg-scan.ts";
import { checkSize, decodingBounds, samplesWanted, segmentsMax } from "./limits.ts";

const broken = (why: string) => new PhotoError("broken", `JPEG: ${why}`);
const marker = {
  end: 0xd9,
  scan: 0xda,
  quantisation: 0xdb,
  restart: 0xdd,
  huffman: 0xc4,
  app1: 0xe1,
  adobe: 0xee,
} as const;
const segmentsPerStep = 100;
/** Bytes per step when data is only skipped. */
const bytesPerStep = 256 * 1024;

/**
 * Verifies that a JPEG is complete, from the start to the end marker, and counts its colors from the means of 8 × 8
 * blocks.
 */
export function* readJpeg(bytes: Uint8Array): Generator<void, DecodedPhoto> {
  const file = new JpegFile(bytes);
  yield* file.read();
  const { width, height } = file.frame!;
  return { width, height, exif: file.exif, colors: file.countColors() };
}

/** Reads the segments of one file in order. Source: ITU-T T.81, annex B. */
class JpegFile {
  frame: Frame | null = null;
  exif: Exif = noExif;
  /** Lossless, arithmetic and 12-bit pictures are verified but not decoded. */
  private decodable = false;
  private exifSeen = false;
  private restartInterval = 0;
  private adobeTransform = -1;
  private readonly quantisation = new Map<number, number>();
  private readonly dcTables = new Map<number, HuffmanTable>();
  private readonly acTables = new Map<number, HuffmanTable>();

  constructor(private readonly bytes: Uint8Array) {}

  *read(): Generator<void, void> {
    const { bytes } = this;
    let scans = 0;
    let segments = 0;
    for (let at = 2; ;) {
      if (at + 1 >= bytes.length) throw broken("ends before its end marker");
      if (bytes[at] !== 0xff) throw broken("no marker where one must be");
      const kind = bytes[at + 1]!;
      if (kind === 0xff) {
        at = yield* endOfFill(bytes, at);
        continue;
      }
      if (kind === marker.end) break;
      const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
      if (end < at + 4 || end > bytes.length) throw broken("a segment is cut off");
      segments += 1;
      if (segments > segmentsMax) throw broken("too many segments");
      if (segments % segmentsPerStep === 0) yield;
      const body = bytes.subarray(at + 4, end);
      at = end;
      if (kind === marker.scan) {
        scans += 1;
        yield* this.readScan(body, end);
        at = yield* endOfScan(bytes, at);
      } else this.readSegment(kind, body);
    }
    if (!this.frame || scans === 0) throw broken("no picture inside");
  }

  /** Adds up block colors, in large pictures at regular intervals. Empty if a channel was never read. */
  countColors(): ColorCount {
    const colors = new ColorCount();
    const { components, hMax, vMax } = this.frame!;
    const [first] = components;
    if (!first || components.some((component) => !component.means)) return colors;
    const scales = components.map((component) => (this.quantisation.get(component.quantTable) ?? 1) / 8);
    const wide = Math.ceil(Math.ceil((this.frame!.width * first.h) / hMax) / 8);
    const high = Math.ceil(Math.ceil((this.frame!.height * first.v) / vMax) / 8);
    const step = Math.max(1, Math.floor(Math.sqrt((wide * high) / samplesWanted)));
    const values = [0, 0, 0, 0];
    for (let y = 0; y < high; y += step) {
      for (let x = 0; x < wide; x += step) {
        for (const [index, component] of components.entries()) {
          const column = Math.floor((x * component.h) / first.h);
          const row = Math.floor((y * component.v) / first.v);
          values[index] = clamp(component.means![row * component.blocksWide + column]! * scales[index]! + 128);
        }
        this.addBlock(colors, values);
      }
    }
    return colors;
  }

  private addBlock(colors: ColorCount, [a = 0, b = 0, c = 0, d = 0]: readonly number[]): void {
    const channels = this.frame!.components.length;
    if (channels < 3) return colors.add(a, a, a);
    // Without Adobe's marker, three channels are YCbCr and four are CMYK. Adobe stores CMYK inverted.
    const luma = channels === 3 ? this.adobeTransform !== 0 : this.adobeTransform === 2;
    const [red, green, blue] = luma
      ? [
          clamp(a + 1.402 * (c - 128)),
          clamp(a - 0.344136 * (b - 128) - 0.714136 * (c - 128)),
          clamp(a + 1.772 * (b - 128)),
        ]
      : [a, b, c];
    if (channels === 3) colors.add(red, green, blue);
    else colors.add((red * d) / 255, (green * d) / 255, (blue * d) / 255);
  }

  private readSegment(kind: number, body: Uint8Array): void {
    if (isFrame(kind)) this.readFrame(kind, body);
    else if (kind === marker.app1 && !this.exifSeen && startsWith(body, "Exif\0\0")) {
      this.exifSeen = true;
      this.exif = readExif(body.subarray(6));
    } else if (kind === marker.adobe && startsWith(body, "Adobe")) this.adobeTransform = body[11] ?? -1;
    else if (kind === marker.quantisation) this.readQuantisation(body);
    else if (kind === marker.huffman) this.readHuffman(body);
    else if (kind === marker.restart) this.restartInterval = ((body[0] ?? 0) << 8) | (body[1] ?? 0);
  }

  private readFrame(kind: number, body: Uint8Array): void {
    if (this.frame || body.length < 6 || body.length < 6 + body[5]! * 3) throw broken("frame header");
    const height = (body[1]! << 8) | body[2]!;
    const width = (body[3]! << 8) | body[4]!;
    checkSize(width, height);
    const parts = Array.from({ length: body[5]! }, (_, index) => ({
      id: body[6 + index * 3]!,
      h: body[7 + index * 3]! >> 4,
      v: body[7 + index * 3]! & 15,
      quantTable: body[8 + index * 3]!,
    }));
    if (parts.length === 0 || parts.length > 4 || parts.some(({ h, v }) => h < 1 || h > 4 || v < 1 || v > 4))
      throw broken("frame header");
    const hMax = Math.max(...parts.map((part) => part.h));
    const vMax = Math.max(...parts.map((part) => part.v));
    const components: Component[] = parts.map((part) => ({
      ...part,
      blocksWide: Math.ceil(width / (8 * hMax)) * part.h,
      blocksHigh: Math.ceil(height / (8 * vMax)) * part.v,
      means: null,
    }));
    this.frame = { width, height, progressive: kind === 0xc2, components, hMax, vMax, symbols: 0 };
    this.decodable = kind <= 0xc2 && body[0] === 8;
  }

  private readQuantisation(body: Uint8Array): void {
    for (let at = 0; at + 65 <= body.length;) {
      const wide = body[at]! >> 4 !== 0;
      this.quantisation.set(body[at]! & 15, wide ? (body[at + 1]! << 8) | body[at + 2]! : body[at + 1]!);
      at += wide ? 129 : 65;
    }
  }

  private readHuffman(body: Uint8Array): void {
    for (let at = 0; at + 17 <= body.length;) {
      const counts = body.subarray(at + 1, at + 17);
      const total = counts.reduce((sum, count) => sum + count, 0);
      if (at + 17 + total > body.length) throw broken("a table is cut off");
      const tables = body[at]! >> 4 === 0 ? this.dcTables : this.acTables;
      tables.set(body[at]! & 15, new HuffmanTable(counts, body.subarray(at + 17, at + 17 + total)));
      at += 17 + total;
    }
  }

  private *readScan(body: Uint8Array, dataFrom: number): Generator<void, void> {
    const count = body[0] ?? 0;
    if (!this.frame || body.length < 4 + count * 2 || count < 1) throw broken("scan header");
    const spectralStart = body[1 + count * 2]!;
    const approximation = body[3 + count * 2]!;
    const holdsMeans = spectralStart === 0 && approximation >> 4 === 0;
    if (!this.decodable || !holdsMeans || this.frame.symbols > decodingBounds.jpegSymbols) return;
    const scan: ScanComponent[] = [];
    for (let index = 0; index < count; index += 1) {
      const component = this.frame.components.find((candidate) => candidate.id === body[1 + index * 2]!);
      const dc = this.dcTables.get(body[2 + index * 2]! >> 4);
      if (!component || !dc) throw broken("scan header");
      // A second scan of the same values is skipped to save time.
      if (component.means) return;
      scan.push({ component, dc, ac: this.acTables.get(body[2 + index * 2]! & 15) });
    }
    yield* readScan(this.bytes, dataFrom, this.frame, scan, this.restartInterval, approximation & 15);
  }
}

function clamp(value: number): number {
  if (value < 0) return 0;
  return value > 255 ? 255 : value;
}

function startsWith(body: Uint8Array, text: string): boolean {
  return String.fromCharCode(...body.subarray(0, text.length)) === text;
}

/** SOF0–SOF15 without DHT, JPG and DAC. */
function isFrame(kind: number): boolean {
  return kind >= 0xc0 && kind <= 0xcf && kind !== marker.huffman && kind !== 0xc8 && kind !== 0xcc;
}

/** Skips entropy-coded data to the next real marker; stuffed zeros and restart markers belong to the data. */
function* endOfScan(bytes: Uint8Array, from: number): Generator<void, number> {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (at % bytesPerStep === 0) yield;
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1]!;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw broken("picture data is cut off");
}

/** Fill bytes may precede any marker; the last of them belongs to the marker. */
function* endOfFill(bytes: Uint8Array, from: number): Generator<void, number> {
  let at = from;
  for (; bytes[at + 1] === 0xff; at += 1) if (at % bytesPerStep === 0) yield;
  return at;
}
