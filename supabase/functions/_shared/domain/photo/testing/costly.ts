import { join, pngChunk, pngHeader, pngSignature } from "./encode.ts";

/** Pictures that are as costly to decode as their format allows. */

/** A GIF whose only frame is `length` bytes of alternating clear codes and single pixels, but too few pixels. */
export function gifOfClearCodes(length: number): Uint8Array {
  // Nine bits each: 256 clears the table, 0 is a pixel; eight codes fill nine bytes.
  const period = new Uint8Array(9);
  for (let code = 0; code < 8; code += 2) period[(code * 9 + 8) >> 3]! |= 1 << ((code * 9 + 8) & 7);
  const blocks = new Uint8Array(length);
  for (let at = 0; at + 253 < length; at += 253) {
    blocks[at] = 252;
    for (let index = 0; index < 252; index += 1) blocks[at + 1 + index] = period[index % 9]!;
  }
  const header = new TextEncoder().encode("GIF89a");
  const edge = [0x70, 0x17, 0x70, 0x17];
  return join(
    header,
    Uint8Array.of(...edge, 0x80, 0, 0),
    Uint8Array.of(0, 0, 0, 255, 255, 255),
    Uint8Array.of(0x2c, 0, 0, 0, 0, ...edge, 0, 8),
    blocks,
    Uint8Array.of(0, 0x3b),
  );
}

/** A black true-color PNG, compressed to a thousandth. Every line has the Paeth filter, the costliest. */
export async function pngBomb(width: number, height: number): Promise<Uint8Array> {
  const line = new Uint8Array(1 + width * 3);
  line[0] = 4;
  let lines = 0;
  const raw = new ReadableStream<BufferSource>({
    pull(controller) {
      if (lines++ < height) controller.enqueue(line.slice());
      else controller.close();
    },
  });
  const packed = await new Response(raw.pipeThrough(new CompressionStream("deflate"))).arrayBuffer();
  return join(
    pngSignature,
    pngHeader(width, height),
    pngChunk("IDAT", new Uint8Array(packed)),
    pngChunk("IEND", new Uint8Array()),
  );
}

/** A gray JPEG of 7,000 × 7,000 pixels whose `length` bytes of data are one-bit codes, each followed by one bit. */
export function jpegOfTinyCodes(length: number): Uint8Array {
  const segment = (kind: number, ...body: number[]) =>
    Uint8Array.of(0xff, kind, (body.length + 2) >> 8, (body.length + 2) & 255, ...body);
  const oneCode = (table: number, symbol: number) =>
    segment(0xc4, table, 1, ...Array.from({ length: 15 }, () => 0), symbol);
  return join(
    Uint8Array.of(0xff, 0xd8),
    segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    segment(0xc0, 8, 7000 >> 8, 7000 & 255, 7000 >> 8, 7000 & 255, 1, 1, 0x11, 0),
    oneCode(0x00, 0),
    oneCode(0x10, 0x01),
    segment(0xda, 1, 1, 0x00, 0, 63, 0),
    new Uint8Array(length),
    Uint8Array.of(0xff, 0xd9),
  );
}
