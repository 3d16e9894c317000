import { expect, it } from "vitest";
import { readImageHeader } from "./image-header.ts";

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === "string" ? [...part].map((letter) => letter.charCodeAt(0)) : part)),
  );
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

it("reads a PNG's size from its header chunk", () => {
  expect(readImageHeader(bytes(png, [0, 0, 0, 13], "IHDR", [0, 0, 4, 0], [0, 0, 2, 1], [8, 6, 0, 0, 0]))).toEqual({
    type: "image/png",
    width: 1024,
    height: 513,
  });
});

it("reads a GIF's size, little endian", () => {
  expect(readImageHeader(bytes("GIF89a", [0x80, 0x02, 0xe0, 0x01]))).toEqual({
    type: "image/gif",
    width: 640,
    height: 480,
  });
});

it("finds a JPEG's frame behind other segments, progressive ones too", () => {
  const app0 = [0xff, 0xe0, 0, 4, 0, 0];
  const huffman = [0xff, 0xc4, 0, 4, 0, 0];
  const progressive = [0xff, 0xc2, 0, 17, 8, 0x0b, 0xd0, 0x0f, 0xc0, 3, 1, 0x22, 0];
  expect(readImageHeader(bytes([0xff, 0xd8], app0, huffman, progressive))).toEqual({
    type: "image/jpeg",
    width: 4032,
    height: 3024,
  });
});

it("calls files broken whose signature is right and whose header is missing", () => {
  expect(readImageHeader(bytes(png, [0, 0, 0, 13]))).toEqual({ type: "broken" });
  expect(readImageHeader(bytes([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff]))).toEqual({ type: "broken" });
  expect(readImageHeader(bytes("GIF89a"))).toEqual({ type: "broken" });
});

it("tells a phone's HEIC from anything else, whatever the file is called", () => {
  expect(readImageHeader(bytes([0, 0, 0, 24], "ftypheic"))).toEqual({ type: "heic" });
  expect(readImageHeader(bytes([0, 0, 0, 24], "ftypmp42"))).toEqual({ type: "other" });
  expect(readImageHeader(bytes("<svg xmlns="))).toEqual({ type: "other" });
  expect(readImageHeader(new Uint8Array())).toEqual({ type: "other" });
});
