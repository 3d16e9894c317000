import { PhotoError } from "./error.ts";

const broken = (why: string) => new PhotoError("broken", `GIF: ${why}`);
const codesMax = 4096;
const codesPerStep = 50_000;

/**
 * Decodes the LZW data of one frame far enough to count how often each palette index occurs. For each code, only its
 * length, first and last index and predecessor are stored, and counts are added up along the chain. The time depends on
 * the bytes of the file, never on the number of pixels.
 * @param data the whole file
 * @param from the offset of the first sub-block
 * @param minimum LZW minimum code size, 2–8
 * @throws PhotoError `broken` if the data does not decode to `pixels`
 */
export function* countIndices(
  data: Uint8Array,
  from: number,
  minimum: number,
  pixels: number,
): Generator<void, Uint32Array> {
  const table = new CodeTable(minimum);
  const clear = 1 << minimum;
  let blockEnd = from;
  let at = from;
  let size = minimum + 1;
  let bits = 0;
  let held = 0;
  for (let codes = 1; table.pixels < pixels; codes += 1) {
    if (codes % codesPerStep === 0) yield;
    while (held < size) {
      if (at === blockEnd) {
        const length = data[at] ?? 0;
        if (length === 0) throw broken("a frame is cut off");
        at += 1;
        blockEnd = at + length;
      }
      if (at >= data.length) throw broken("a frame is cut off");
      bits |= data[at]! << held;
      held += 8;
      at += 1;
    }
    const code = bits & ((1 << size) - 1);
    bits >>>= size;
    held -= size;
    if (code === clear) {
      table.reset();
      size = minimum + 1;
    } else if (code === clear + 1) break;
    else {
      table.use(code);
      if (table.next === 1 << size && size < 12) size += 1;
    }
  }
  table.reset();
  if (table.pixels < pixels) throw broken("a frame is cut off");
  return table.counts;
}

class CodeTable {
  readonly counts = new Uint32Array(256);
  /** The number of pixels of the codes so far. */
  pixels = 0;
  next: number;
  private previous = -1;
  private readonly previousOf = new Int16Array(codesMax);
  private readonly first = new Uint8Array(codesMax);
  private readonly last = new Uint8Array(codesMax);
  private readonly uses = new Uint32Array(codesMax);
  private readonly lengthOf = new Uint16Array(codesMax);
  private readonly clear: number;

  constructor(minimum: number) {
    this.clear = 1 << minimum;
    this.next = this.clear + 2;
    for (let code = 0; code < this.clear; code += 1) {
      this.first[code] = code;
      this.last[code] = code;
      this.lengthOf[code] = 1;
    }
  }

  use(code: number): void {
    const { previous, next } = this;
    if (code > next || (code === next && previous < 0)) throw broken("a frame does not unpack");
    if (previous >= 0 && next < codesMax) {
      this.previousOf[next] = previous;
      this.first[next] = this.first[previous]!;
      this.last[next] = code === next ? this.first[previous]! : this.first[code]!;
      this.lengthOf[next] = this.lengthOf[previous]! + 1;
      this.next += 1;
    } else if (code >= next) throw broken("a frame does not unpack");
    if (code < this.clear) this.counts[code] = this.counts[code]! + 1;
    else this.uses[code] = this.uses[code]! + 1;
    this.pixels += this.lengthOf[code]!;
    this.previous = code;
  }

  /** Adds up the counts of the codes and clears the table. Takes one step for each code since the last reset. */
  reset(): void {
    const { uses, counts, clear } = this;
    for (let code = this.next - 1; code > clear + 1; code -= 1) {
      const times = uses[code]!;
      if (times === 0) continue;
      uses[code] = 0;
      counts[this.last[code]!] = counts[this.last[code]!]! + times;
      const before = this.previousOf[code]!;
      if (before < clear) counts[before] = counts[before]! + times;
      else uses[before] = uses[before]! + times;
    }
    this.next = clear + 2;
    this.previous = -1;
  }
}
