/** Seeded random numbers: mulberry32 by Tommy Ettinger, public domain. */
export class Random {
  #state: number;

  /** @param parts integers; the same integers give the same sequence */
  constructor(...parts: number[]) {
    this.#state =
      parts.reduce((state, part) => Math.imul(state ^ (part >>> 0), 0x9e3779b1) + 0x85ebca6b, 0x2545f491) >>> 0;
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let value = this.#state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An integer from 0 (inclusive) to `limit` (exclusive). */
  int(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(values: readonly T[]): T {
    return values[this.int(values.length)]!;
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.int(256));
  }
}
