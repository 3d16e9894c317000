import { encode } from "jpeg-js";

/** Small picture files for tests, written from scratch. Colors are [red, green, blue]. */
export type Paint = (x: number, y: number) => readonly [number, number, number];

const crcTable = Uint32Array.from(
  { length: 256 },
  (_, byte) =>
    Array.from({ length: 8 }).reduce<number>(
      (value) => (value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1),
      byte,
    ) >>> 0,
);
const crc = (bytes: Uint8Array) =>
  (bytes.reduce((value, byte) => crcTable[(value ^ byte) & 255]! ^ (value >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
const number32 = (value: number) => Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export function join(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

export function pngChunk(name: string, body: Uint8Array): Uint8Array {
  const named = join(ascii(name), body);
  return join(number32(body.length), named, number32(crc(named)));
}

export const pngSignature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

export function pngHeader(width: number, height: number, depth = 8, colorType = 2, interlace = 0): Uint8Array {
  return pngChunk("IHDR", join(number32(width), number32(height), Uint8Array.of(depth, colorType, 0, 0, interlace)));
}

export async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(
    await new Response(
      new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream("deflate")),
    ).arrayBuffer(),
  );
}

/** A true-color PNG. Each line uses the filter of its number, so that all five are tested. */
export async function encodePng(
  width: number,
  height: number,
  paint: Paint,
  extra: readonly Uint8Array[] = [],
): Promise<Uint8Array> {
  const stride = width * 3;
  const plain = new Uint8Array(height * stride);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) plain.set(paint(x, y), y * stride + x * 3);
  const raw = new Uint8Array(height * (stride + 1));
  for (let y = 0; y < height; y += 1) {
    const filter = y % 5;
    raw[y * (stride + 1)] = filter;
    for (let index = 0; index < stride; index += 1) {
      const left = index >= 3 ? plain[y * stride + index - 3]! : 0;
      const up = y > 0 ? plain[(y - 1) * stride + index]! : 0;
      const corner = index >= 3 && y > 0 ? plain[(y - 1) * stride + index - 3]! : 0;
      const guess = [left, up, corner].toSorted(
        (a, b) => Math.abs(left + up - corner - a) - Math.abs(left + up - corner - b),
      )[0]!;
      raw[y * (stride + 1) + 1 + index] = plain[y * stride + index]! - [0, left, up, (left + up) >> 1, guess][filter]!;
    }
  }
  return join(
    pngSignature,
    pngHeader(width, height),
    ...extra,
    pngChunk("IDAT", await deflate(raw)),
    pngChunk("IEND", new Uint8Array()),
  );
}

export function encodeJpeg(width: number, height: number, paint: Paint): Uint8Array {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([...paint(x, y), 255], (y * width + x) * 4);
  return Uint8Array.from(encode({ width, height, data }, 85).data);
}

export interface ExifFields {
  orientation?: number;
  takenAt?: string;
  latitude?: "N" | "S";
}

/** A big-endian TIFF block with the given fields. */
export function encodeExif({ orientation = 1, takenAt, latitude }: ExifFields): Uint8Array {
  const bytes = new Uint8Array(128);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x4d4d002a);
  view.setUint32(4, 8);
  view.setUint16(8, 3);
  const entry = (at: number, tag: number, type: number, count: number) => {
    view.setUint16(at, tag);
    view.setUint16(at + 2, type);
    view.setUint32(at + 4, count);
  };
  entry(10, 0x0112, 3, 1);
  view.setUint16(18, orientation);
  entry(22, 0x8769, 4, 1);
  view.setUint32(30, 50);
  entry(34, 0x8825, 4, 1);
  view.setUint32(42, 68);
  view.setUint16(50, takenAt ? 1 : 0);
  entry(52, 0x9003, 2, 20);
  view.setUint32(60, 90);
  view.setUint16(68, latitude ? 1 : 0);
  entry(70, 0x0001, 2, 2);
  bytes.set(ascii(latitude ?? ""), 78);
  bytes.set(ascii(takenAt ?? ""), 90);
  return bytes;
}

/** Inserts an EXIF segment after the start marker of a JPEG. */
export function withExif(jpeg: Uint8Array, fields: ExifFields): Uint8Array {
  const body = join(ascii("Exif\0\0"), encodeExif(fields));
  const length = body.length + 2;
  return join(jpeg.subarray(0, 2), Uint8Array.of(0xff, 0xe1, length >> 8, length & 255), body, jpeg.subarray(2));
}

/** A GIF with four colors. The table is cleared so often that codes never exceed three bits. */
export function encodeGif(
  width: number,
  height: number,
  palette: readonly (readonly [number, number, number])[],
  index: (x: number, y: number) => number,
): Uint8Array {
  const codes: number[] = [];
  for (let at = 0; at < width * height; at += 1) {
    if (at % 2 === 0) codes.push(4);
    codes.push(index(at % width, Math.floor(at / width)));
  }
  codes.push(5);
  const data = new Uint8Array(Math.ceil((codes.length * 3) / 8));
  for (const [position, code] of codes.entries())
    for (let bit = 0; bit < 3; bit += 1)
      if (code & (1 << bit))
        data[(position * 3 + bit) >> 3] = data[(position * 3 + bit) >> 3]! | (1 << ((position * 3 + bit) & 7));
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < data.length; at += 255)
    blocks.push(Uint8Array.of(Math.min(255, data.length - at)), data.subarray(at, at + 255));
  const size = Uint8Array.of(width & 255, width >> 8, height & 255, height >> 8);
  return join(
    ascii("GIF89a"),
    size,
    Uint8Array.of(0x81, 0, 0),
    Uint8Array.from([0, 1, 2, 3].flatMap((entry) => [...(palette[entry] ?? [0, 0, 0])])),
    Uint8Array.of(0x2c, 0, 0, 0, 0),
    size,
    Uint8Array.of(0, 2),
    ...blocks,
    Uint8Array.of(0, 0x3b),
  );
}

/** A GIF of `width` × `height` whose frames have one color each, given by its index in a palette of at most four. */
export function gifOfFrames(
  width: number,
  height: number,
  palette: readonly (readonly [number, number, number])[],
  frames: readonly number[],
): Uint8Array {
  const whole = encodeGif(width, height, palette, () => 0);
  const head = whole.subarray(0, 13 + 4 * 3);
  const frameOf = [0, 1, 2, 3].map((index) => encodeGif(width, height, palette, () => index).subarray(head.length, -1));
  const body = new Uint8Array(frames.reduce((sum, index) => sum + frameOf[index]!.length, 0));
  let at = 0;
  for (const index of frames) {
    body.set(frameOf[index]!, at);
    at += frameOf[index]!.length;
  }
  return join(head, body, Uint8Array.of(0x3b));
}
