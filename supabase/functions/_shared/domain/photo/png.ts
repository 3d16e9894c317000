import { ColorCount } from "./colors.ts";
import type { DecodedPhoto } from "./decoded.ts";
import { PhotoError } from "./error.ts";
import { noExif, readExif } from "./exif.ts";
import { checkSize, decodingBounds, segmentsMax } from "./limits.ts";
import { LineReader, unpackedBytes, type PngChunks, type PngHeader } from "./png-lines.ts";
import type { Slices } from "./slices.ts";

const depthsOf: Record<number, number[]> = { 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] };
/** 8 kB decompress to at most 8 MB (deflate's maximum ratio is 1,032 : 1), which takes about 10 ms. */
const packedBytesPerStep = 8 * 1024;
const checksumBytesPerStep = 256 * 1024;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** Continues a checksum. It starts with all bits set, and the final value is inverted. */
function crc32(bytes: Uint8Array, before: number): number {
  let value = before;
  for (let index = 0; index < bytes.length; index += 1)
    value = crcTable[(value ^ bytes[index]!) & 255]! ^ (value >>> 8);
  return value;
}

const broken = (why: string, options?: ErrorOptions) => new PhotoError("broken", `PNG: ${why}`, options);

/** Verifies a complete PNG (every checksum and, up to a limit, every pixel byte) and counts its colors. */
export async function readPng(bytes: Uint8Array, slices: Slices): Promise<DecodedPhoto> {
  const chunks = await slices.run(readChunks(bytes));
  const { width, height } = chunks.header;
  const exif = chunks.exif ? readExif(chunks.exif) : noExif;
  const colors = new ColorCount();
  if (unpackedBytes(chunks.header) > decodingBounds.pngBytes) return { width, height, exif, colors };

  const lines = new LineReader(chunks, colors);
  try {
    for await (const part of packedParts(chunks.data, slices).pipeThrough(new DecompressionStream("deflate"))) {
      await slices.run(lines.push(part));
    }
  } catch (error) {
    // An aborted signal must be reported as such, not as a broken picture.
    await slices.pause();
    throw error instanceof PhotoError ? error : broken("pixel data does not unpack", { cause: error });
  }
  lines.finish();
  return { width, height, exif, colors };
}

/** The compressed pixel data of all chunks, in parts that take one step each to decompress. */
function packedParts(data: readonly Uint8Array[], slices: Slices): ReadableStream<BufferSource> {
  let index = 0;
  let from = 0;
  return new ReadableStream({
    async pull(controller) {
      await slices.pause();
      const part = new Uint8Array(packedBytesPerStep);
      let filled = 0;
      while (filled < part.length && index < data.length) {
        const piece = data[index]!.subarray(from, from + part.length - filled);
        part.set(piece, filled);
        filled += piece.length;
        from += piece.length;
        if (from < data[index]!.length) continue;
        index += 1;
        from = 0;
      }
      if (filled > 0) controller.enqueue(part.subarray(0, filled));
      else controller.close();
    },
  });
}

function* readChunks(bytes: Uint8Array): Generator<void, PngChunks> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header: PngHeader | null = null;
  const chunks: Omit<PngChunks, "header"> = { palette: null, transparency: null, exif: null, data: [] };
  for (let at = 8, count = 1; ; count += 1) {
    if (at + 12 > bytes.length) throw broken("ends before its last chunk");
    if (count > segmentsMax) throw broken("too many chunks");
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) throw broken("a chunk is cut off");
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (!header) {
      if (name !== "IHDR" || length !== 13) throw broken("no header");
      header = readHeader(view, at + 8);
    }
    const checksum = yield* checksumOf(bytes.subarray(at + 4, at + 8 + length));
    if (checksum !== view.getUint32(end - 4)) throw broken(`checksum of ${name}`);
    if (name === "IDAT") chunks.data.push(body);
    else if (name === "PLTE") chunks.palette = body;
    else if (name === "tRNS") chunks.transparency = body;
    else if (name === "eXIf") chunks.exif = body;
    else if (name === "IEND") break;
    at = end;
  }
  if (chunks.data.length === 0) throw broken("no pixel data");
  if (header.colorType === 3 && !chunks.palette) throw broken("no palette");
  return { header, ...chunks };
}

function* checksumOf(bytes: Uint8Array): Generator<void, number> {
  let value = 0xffffffff;
  for (let from = 0; from < bytes.length; from += checksumBytesPerStep) {
    value = crc32(bytes.subarray(from, from + checksumBytesPerStep), value);
    yield;
  }
  return (value ^ 0xffffffff) >>> 0;
}

function readHeader(view: DataView, at: number): PngHeader {
  const header = {
    width: view.getUint32(at),
    height: view.getUint32(at + 4),
    depth: view.getUint8(at + 8),
    colorType: view.getUint8(at + 9),
    interlaced: view.getUint8(at + 12) === 1,
  };
  checkSize(header.width, header.height);
  if (!depthsOf[header.colorType]?.includes(header.depth) || view.getUint8(at + 12) > 1)
    throw broken("unknown pixel format");
  return header;
}
