import { PhotoError } from "./error.ts";
import { decodingBounds } from "./limits.ts";

const broken = (why: string) => new PhotoError("broken", `JPEG: ${why}`);
const symbolsPerStep = 50_000;

/** One color channel of the frame header, with the mean (DC) of each 8 × 8 block after its scan was read. */
export interface Component {
  id: number;
  /** Sampling factors. */
  h: number;
  v: number;
  quantTable: number;
  blocksWide: number;
  blocksHigh: number;
  /** Quantized DC values, row by row; null until read. */
  means: Int16Array | null;
}

export interface Frame {
  width: number;
  height: number;
  progressive: boolean;
  components: Component[];
  hMax: number;
  vMax: number;
  /** Symbols read in all scans. Above the limit, no more are read. */
  symbols: number;
}

/** A Huffman table of the file. Its lookup table is built when a scan first needs it. */
export class HuffmanTable {
  private lookup: Uint16Array | null = null;
  constructor(
    private readonly counts: Uint8Array,
    private readonly symbols: Uint8Array,
  ) {}

  /** For each value of the next 16 bits: the code's length times 256 plus its symbol; 0 if no code matches. */
  codes(): Uint16Array {
    if (this.lookup) return this.lookup;
    const lookup = new Uint16Array(65_536);
    let code = 0;
    let symbol = 0;
    for (let length = 1; length <= 16; length += 1) {
      for (let index = 0; index < this.counts[length - 1]!; index += 1) {
        const from = code << (16 - length);
        lookup.fill((length << 8) | this.symbols[symbol]!, from, from + (1 << (16 - length)));
        code += 1;
        symbol += 1;
      }
      code <<= 1;
    }
    this.lookup = lookup;
    return lookup;
  }
}

export interface ScanComponent {
  component: Component;
  dc: HuffmanTable;
  ac: HuffmanTable | undefined;
}

/** Reads bits of entropy-coded data: stuffed zeros are removed, and zeros follow the end, which must not be used. */
class BitReader {
  private held = 0;
  private count = 0;
  private padding = 0;
  /** Codes read so far. */
  symbols = 0;
  constructor(
    private readonly bytes: Uint8Array,
    public at: number,
  ) {}

  peek16(): number {
    this.fill(16);
    return (this.held >>> (this.count - 16)) & 0xffff;
  }
  drop(bits: number): void {
    this.fill(bits);
    this.count -= bits;
  }
  take(bits: number): number {
    this.fill(bits);
    this.count -= bits;
    return (this.held >>> this.count) & ((1 << bits) - 1);
  }
  /** Called at a restart marker or the end of a scan: every bit must have come from the file. */
  align(): void {
    if (this.count < this.padding) throw broken("picture data is cut off");
    this.held = 0;
    this.count = 0;
    this.padding = 0;
  }
  skipRestart(): void {
    this.align();
    while (this.bytes[this.at] === 0xff && this.bytes[this.at + 1] === 0xff) this.at += 1;
    const marker = this.bytes[this.at + 1] ?? 0;
    if (this.bytes[this.at] !== 0xff || marker < 0xd0 || marker > 0xd7) throw broken("a restart marker is missing");
    this.at += 2;
  }

  private fill(bits: number): void {
    while (this.count < bits) {
      const byte = this.bytes[this.at] ?? 0xff;
      let next = byte;
      if (byte !== 0xff) this.at += 1;
      else if (this.bytes[this.at + 1] === 0) this.at += 2;
      else {
        next = 0;
        this.padding += 8;
        if (this.padding > 64) throw broken("picture data is cut off");
      }
      this.held = ((this.held & 0xffffff) << 8) | next;
      this.count += 8;
    }
  }
}

/**
 * Reads the block means of one scan: a complete baseline scan, or the first scan of DC values of a progressive picture.
 * Finer coefficients are skipped. If the picture has more symbols than the limit, the means stay unknown.
 * @param shift how far progressive DC values are shifted (Al)
 */
export function* readScan(
  bytes: Uint8Array,
  from: number,
  frame: Frame,
  scan: readonly ScanComponent[],
  restartInterval: number,
  shift: number,
): Generator<void, void> {
  const bits = new BitReader(bytes, from);
  const predictions = new Int32Array(scan.length);
  for (const { component } of scan) component.means = new Int16Array(component.blocksWide * component.blocksHigh);
  const { unitsWide, units } = unitsOf(frame, scan);
  const alone = scan.length === 1;
  let counted = 0;
  for (let unit = 0; unit < units; unit += 1) {
    if (restartInterval > 0 && unit > 0 && unit % restartInterval === 0) {
      bits.skipRestart();
      predictions.fill(0);
    }
    const unitX = unit % unitsWide;
    const unitY = (unit - unitX) / unitsWide;
    for (let index = 0; index < scan.length; index += 1) {
      const { component, dc, ac } = scan[index]!;
      const wide = alone ? 1 : component.h;
      const high = alone ? 1 : component.v;
      for (let y = 0; y < high; y += 1) {
        for (let x = 0; x < wide; x += 1) {
          predictions[index] = predictions[index]! + readDifference(bits, dc);
          component.means![(unitY * high + y) * component.blocksWide + unitX * wide + x] = predictions[index]! << shift;
          if (!frame.progressive) skipDetail(bits, ac);
        }
      }
    }
    if (bits.symbols < counted + symbolsPerStep) continue;
    frame.symbols += bits.symbols - counted;
    counted = bits.symbols;
    if (frame.symbols > decodingBounds.jpegSymbols) {
      for (const { component } of scan) component.means = null;
      return;
    }
    yield;
  }
  bits.align();
}

/** A scan of one channel consists of blocks, a scan of several of groups with blocks of each channel (MCUs). */
function unitsOf(frame: Frame, scan: readonly ScanComponent[]): { unitsWide: number; units: number } {
  const { width, height, hMax, vMax } = frame;
  const { h, v } = scan[0]!.component;
  const alone = scan.length === 1;
  const unitsWide = alone ? Math.ceil(Math.ceil((width * h) / hMax) / 8) : Math.ceil(width / (8 * hMax));
  const unitsHigh = alone ? Math.ceil(Math.ceil((height * v) / vMax) / 8) : Math.ceil(height / (8 * vMax));
  return { unitsWide, units: unitsWide * unitsHigh };
}

function readCode(bits: BitReader, table: HuffmanTable): number {
  const code = table.codes()[bits.peek16()]!;
  if (code === 0) throw broken("picture data does not decode");
  bits.symbols += 1;
  bits.drop(code >> 8);
  return code & 255;
}

function readDifference(bits: BitReader, table: HuffmanTable): number {
  const size = readCode(bits, table);
  if (size === 0) return 0;
  if (size > 15) throw broken("picture data does not decode");
  const value = bits.take(size);
  return value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
}

function skipDetail(bits: BitReader, table: HuffmanTable | undefined): void {
  if (!table) throw broken("a table is missing");
  for (let position = 1; position < 64;) {
    const code = readCode(bits, table);
    const size = code & 15;
    const run = code >> 4;
    if (size === 0) {
      if (run < 15) return;
      position += 16;
    } else {
      bits.drop(size);
      position += run + 1;
    }
    if (position > 64) throw broken("picture data does not decode");
  }
}
