import assert from "node:assert/strict";
import { readMediaType } from "./media-type.ts";

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? Array.from(part, (letter) => letter.charCodeAt(0)) : part)),
  );
const rest = [0, 0, 0, 0, 0, 0, 0, 0];

// From the formats' own descriptions: PNG 3rd edition 5.2, JPEG T.81 B.1, GIF89a 17, WebP RFC 9649 2.4, ISO/IEC
// 14496-12 4.3.
const known: [string, Uint8Array][] = [
  ["image/png", bytes([0x89], "PNG\r\n", [0x1a], "\n", rest)],
  ["image/jpeg", bytes([0xff, 0xd8, 0xff, 0xe0], rest)],
  ["image/gif", bytes("GIF87a", rest)],
  ["image/gif", bytes("GIF89a", rest)],
  ["image/webp", bytes("RIFF", [4, 0, 0, 0], "WEBP", rest)],
  ...["isom", "iso2", "iso6", "iso9", "mp41", "mp42", "avc1", "M4V ", "dash", "MSNV"].map(
    (brand): [string, Uint8Array] => ["video/mp4", bytes([0, 0, 0, 0x18], "ftyp", brand, rest)],
  ),
];
for (const [type, file] of known) {
  Deno.test(`${String.fromCharCode(...file.subarray(0, 12)).replaceAll(/[^\w ]/g, ".")} is ${type}`, () => {
    assert.equal(readMediaType(file), type);
  });
}

Deno.test("a file whose mark is not whole, or that only resembles one, is no media", () => {
  const others = [
    bytes(),
    bytes("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    bytes([0x88], "PNG\r\n", [0x1a], "\n", rest),
    bytes([0x89], "PNG\n\n", [0x1a], "\n", rest),
    bytes([0xff, 0xd8, 0xfe], rest),
    bytes([0xff, 0xd9, 0xff], rest),
    bytes([0xfe, 0xd8, 0xff], rest),
    bytes("GIF88a", rest),
    bytes("GIF89b", rest),
    bytes(" GIF89a", rest),
    bytes("RIFF", [4, 0, 0, 0], "WAVE", rest),
    bytes("RIFX", [4, 0, 0, 0], "WEBP", rest),
    bytes([0, 0, 0, 0x18], "ftyp", "heic", rest),
    bytes([0, 0, 0, 0x18], "ftyp", "iso1", rest),
    bytes([0, 0, 0, 0x18], "moov", "isom", rest),
    bytes("ftyp", "isom", rest),
  ];
  for (const file of others) assert.equal(readMediaType(file), null, JSON.stringify([...file]));
});
