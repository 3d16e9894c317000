/** A file that cannot be read to its end, so that nobody knows what it contains. */
export class MediaError extends Error {
  override name = "MediaError";
}

/** Reads a file from its beginning; to read past its end throws. */
export class Reader {
  at = 0;
  readonly #view: DataView;

  constructor(readonly bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  /** The next bytes, without a copy. @throws MediaError if there are fewer */
  take(length: number): Uint8Array {
    if (length < 0 || this.at + length > this.bytes.length) throw new MediaError("the file ends too early");
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  number8(): number {
    return this.take(1)[0]!;
  }
  number16(): number {
    this.take(2);
    return this.#view.getUint16(this.at - 2);
  }
  number32(littleEndian = false): number {
    this.take(4);
    return this.#view.getUint32(this.at - 4, littleEndian);
  }
  text(length: number): string {
    return textOf(this.take(length));
  }
}

/** Bytes as characters of Latin-1, for the names in file formats. */
export function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function number32(value: number, littleEndian = false): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, littleEndian);
  return bytes;
}

export function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** A TIFF block that says how a picture is turned, and nothing else; null for one that is upright. */
export function orientationBlock(orientation: number): Uint8Array | null {
  if (orientation === 1) return null;
  return Uint8Array.of(
    ...ascii("MM\0*"),
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  );
}
