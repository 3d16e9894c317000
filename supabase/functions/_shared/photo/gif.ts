import { ColourCount } from "./colours.ts";
import { PhotoError } from "./error.ts";
import { noExif } from "./exif.ts";
import { checkSize, decodedPixelsMax } from "./limits.ts";
import type { DecodedPhoto } from "./png.ts";

const broken = (why: string) => new PhotoError("broken", `GIF: ${why}`);
const codesMax = 4096;

/** Walks every block of a GIF to its trailer and counts the colours of the first frame. Source: GIF89a specification. */
export function readGif(bytes: Uint8Array): DecodedPhoto {
  const reader = new Reader(bytes);
  reader.at = 6;
  const width = reader.short();
  const height = reader.short();
  checkSize(width, height);
  const flags = reader.byte();
  reader.skip(2);
  const globalPalette = flags & 0x80 ? reader.take(3 << ((flags & 7) + 1)) : null;
  const colours = new ColourCount();
  let transparent = -1;
  for (let frames = 0; ;) {
    const block = reader.byte();
    if (block === 0x3b) {
      if (frames === 0) throw broken("no frame inside");
      return { width, height, exif: noExif, colours };
    }
    if (block === 0x21) {
      const label = reader.byte();
      const body = reader.blocks();
      if (label === 0xf9 && frames === 0 && body.length >= 4) transparent = body[0]! & 1 ? body[3]! : -1;
      continue;
    }
    if (block !== 0x2c) throw broken("unknown block");
    reader.skip(4);
    const frame = { width: reader.short(), height: reader.short() };
    checkSize(frame.width, frame.height);
    const frameFlags = reader.byte();
    const palette = frameFlags & 0x80 ? reader.take(3 << ((frameFlags & 7) + 1)) : globalPalette;
    const codeSize = reader.byte();
    const data = reader.blocks();
    if (codeSize < 2 || codeSize > 8 || !palette) throw broken("frame header");
    const counts = unpackCounts(data, codeSize, frame.width * frame.height);
    if (frames === 0 && frame.width * frame.height <= decodedPixelsMax) {
      for (const [index, pixels] of counts.entries()) if (pixels > 0 && index !== transparent) colours.add(palette[index * 3] ?? 0, palette[index * 3 + 1] ?? 0, palette[index * 3 + 2] ?? 0, pixels);
    }
    frames += 1;
  }
}

class Reader {
  at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  take(length: number): Uint8Array {
    if (this.at + length > this.bytes.length) throw broken("ends before its trailer");
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
  skip(length: number): void {
    this.take(length);
  }
  byte(): number {
    return this.take(1)[0]!;
  }
  short(): number {
    const [low = 0, high = 0] = this.take(2);
    return low | (high << 8);
  }
  /** A chain of sub-blocks, joined. */
  blocks(): Uint8Array {
    const parts: Uint8Array[] = [];
    for (let length = this.byte(); length > 0; length = this.byte()) parts.push(this.take(length));
    const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      joined.set(part, at);
      at += part.length;
    }
    return joined;
  }
}

/**
 * Unpacks LZW far enough to count how often each palette index occurs: for each code only its length, first and last index
 * and predecessor are kept, and counts are added up along the chain.
 */
function unpackCounts(data: Uint8Array, minimum: number, pixels: number): Uint32Array {
  const counts = new Uint32Array(256);
  const clear = 1 << minimum;
  const previousOf = new Int16Array(codesMax).fill(-1);
  const first = new Uint8Array(codesMax);
  const last = new Uint8Array(codesMax);
  const uses = new Uint32Array(codesMax);
  const lengthOf = new Uint16Array(codesMax);
  for (let code = 0; code < clear; code += 1) {
    first[code] = code;
    last[code] = code;
    lengthOf[code] = 1;
  }
  let next = clear + 2;
  const settle = () => {
    for (let code = next - 1; code > clear + 1; code -= 1) {
      if (uses[code] === 0) continue;
      counts[last[code]!] = counts[last[code]!]! + uses[code]!;
      const before = previousOf[code]!;
      uses[before] = uses[before]! + uses[code]!;
      uses[code] = 0;
    }
    for (let code = 0; code < clear; code += 1) {
      counts[code] = counts[code]! + uses[code]!;
      uses[code] = 0;
    }
  };
  let size = minimum + 1;
  let previous = -1;
  let seen = 0;
  let bits = 0;
  let held = 0;
  for (let at = 0; seen < pixels;) {
    while (held < size) {
      if (at >= data.length) throw broken("a frame is cut off");
      bits |= data[at]! << held;
      held += 8;
      at += 1;
    }
    const code = bits & ((1 << size) - 1);
    bits >>>= size;
    held -= size;
    if (code === clear) {
      settle();
      next = clear + 2;
      size = minimum + 1;
      previous = -1;
      continue;
    }
    if (code === clear + 1) break;
    if (code > next || (code === next && previous < 0)) throw broken("a frame does not unpack");
    if (previous >= 0 && next < codesMax) {
      previousOf[next] = previous;
      first[next] = first[previous]!;
      last[next] = code === next ? first[previous]! : first[code]!;
      lengthOf[next] = lengthOf[previous]! + 1;
      next += 1;
      if (next === 1 << size && size < 12) size += 1;
    } else if (code >= next) throw broken("a frame does not unpack");
    uses[code] = uses[code]! + 1;
    seen += lengthOf[code]!;
    previous = code;
  }
  settle();
  if (seen < pixels) throw broken("a frame is cut off");
  return counts;
}
