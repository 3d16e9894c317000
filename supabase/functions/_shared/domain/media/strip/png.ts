import { readExif } from "../../photo/exif.ts";
import { ascii, join, number32, orientationBlock, Reader } from "./bytes.ts";

/** Chunks that decide how a picture looks, its animation included. Source: PNG, third edition, 5.6. */
const kept = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT".split(" "),
);

/** A PNG without texts, times and EXIF data, and without anything behind its end. */
export function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const file = new Reader(bytes);
  const parts = [file.take(8)];
  let orientation = 1;
  for (let name = ""; name !== "IEND";) {
    const from = file.at;
    const length = file.number32();
    name = file.text(4);
    const body = file.take(length);
    file.take(4);
    if (name === "eXIf") ({ orientation } = readExif(body));
    if (kept.has(name)) parts.push(bytes.subarray(from, file.at));
  }
  const block = orientationBlock(orientation);
  // Behind the header and before everything else.
  if (block !== null) parts.splice(2, 0, chunk("eXIf", block));
  return join(parts);
}

function chunk(name: string, body: Uint8Array): Uint8Array {
  const named = join([ascii(name), body]);
  return join([number32(body.length), named, number32(checksum(named))]);
}

/** CRC-32 as the format defines it, in annex D. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 1) === 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
