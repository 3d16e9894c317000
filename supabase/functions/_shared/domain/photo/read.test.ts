import assert from "node:assert/strict";
import {
  deflate,
  encodeExif,
  encodeGif,
  encodeJpeg,
  encodePng,
  join,
  pngChunk,
  pngHeader,
  pngSignature,
  withExif,
  type Paint,
} from "./testing/encode.ts";
import { handOver } from "./testing/hand-over.ts";
import type { Photo } from "./photo.ts";
import { openPhoto, PhotoError, readPhoto as readOpened, type PhotoErrorKind } from "./read.ts";

const blue: Paint = () => [60, 120, 210];
const blueOverGreen: Paint = (_x, y) => (y < 30 ? [60, 120, 210] : [70, 150, 70]);
const sunset: Paint = (_x, y) => (y < 20 ? [240, 140, 40] : [20, 20, 24]);

async function readPhoto(bytes: Uint8Array): Promise<Photo> {
  try {
    return await readOpened(openPhoto(bytes));
  } finally {
    await handOver();
  }
}

async function refuses(bytes: Uint8Array, kind: PhotoErrorKind): Promise<void> {
  await assert.rejects(readPhoto(bytes), (error) => error instanceof PhotoError && error.kind === kind);
}

Deno.test("a PNG's size, shape, colors and light are read, through every line filter", async () => {
  const { type, facts } = await readPhoto(await encodePng(80, 40, blueOverGreen));
  assert.equal(type, "image/png");
  assert.deepEqual([facts.width, facts.height, facts.orientation, facts.light], [80, 40, "landscape", "balanced"]);
  assert.deepEqual(facts.colors, [
    { name: "blue", share: 0.75 },
    { name: "green", share: 0.25 },
  ]);
  assert.deepEqual([facts.takenAt, facts.season, facts.timeOfDay], [null, null, null]);
});

Deno.test("a JPEG's colors and darkness are read", async () => {
  const { type, facts } = await readPhoto(encodeJpeg(48, 80, sunset));
  assert.equal(type, "image/jpeg");
  assert.equal(facts.orientation, "portrait");
  assert.equal(facts.light, "dark");
  assert.deepEqual(
    facts.colors.slice(0, 2).map((color) => color.name),
    ["black", "orange"],
  );
});

Deno.test("a GIF's first frame is decompressed", async () => {
  const { type, facts } = await readPhoto(
    encodeGif(
      60,
      60,
      [
        [250, 250, 250],
        [210, 40, 40],
      ],
      (x) => (x < 15 ? 1 : 0),
    ),
  );
  assert.equal(type, "image/gif");
  assert.deepEqual([facts.orientation, facts.light], ["square", "bright"]);
  assert.deepEqual(facts.colors, [
    { name: "white", share: 0.75 },
    { name: "red", share: 0.25 },
  ]);
});

Deno.test("a phone's rotation swaps width and height; its clock gives season and time of day", async () => {
  const { facts } = await readPhoto(
    withExif(encodeJpeg(80, 48, blue), { orientation: 6, takenAt: "2026:07:18 20:15:00" }),
  );
  assert.deepEqual([facts.width, facts.height, facts.orientation], [48, 80, "portrait"]);
  assert.deepEqual([facts.takenAt, facts.season, facts.timeOfDay], ["2026-07-18T20:15:00", "summer", "evening"]);
});

Deno.test("south of the equator July is winter", async () => {
  const { facts } = await readPhoto(
    withExif(encodeJpeg(80, 48, blue), { takenAt: "2026:07:18 06:15:00", latitude: "S" }),
  );
  assert.deepEqual([facts.season, facts.timeOfDay], ["winter", "morning"]);
});

Deno.test("a PNG's EXIF chunk is read, too", async () => {
  const { facts } = await readPhoto(
    await encodePng(20, 10, blue, [pngChunk("eXIf", encodeExif({ orientation: 8, takenAt: "2026:12:24 23:00:00" }))]),
  );
  assert.deepEqual([facts.width, facts.height, facts.season, facts.timeOfDay], [10, 20, "winter", "night"]);
});

Deno.test("an impossible date or a damaged EXIF block is ignored", async () => {
  const { facts } = await readPhoto(
    withExif(encodeJpeg(20, 20, blue), { orientation: 99, takenAt: "0000:00:00 00:00:00" }),
  );
  assert.deepEqual([facts.takenAt, facts.width, facts.orientation], [null, 20, "square"]);
  const damaged = withExif(encodeJpeg(20, 20, blue), { takenAt: "2026:07:18 06:15:00" });
  damaged.fill(0xee, 16, 60);
  assert.equal((await readPhoto(damaged)).facts.takenAt, null);
});

Deno.test("a file that is not a picture is refused because of its content", async () => {
  for (const text of ["", "hello", "<svg xmlns='http://www.w3.org/2000/svg'/>", "%PDF-1.7", "GIF80a", "\u0089PN"])
    await refuses(new TextEncoder().encode(text), "type");
});

Deno.test("a file that only begins like a PNG is refused", async () => {
  await refuses(join(pngSignature, new TextEncoder().encode("not a picture at all, just words")), "broken");
});

Deno.test("a file that is truncated anywhere is refused, whatever its type", async () => {
  const files = [
    await encodePng(40, 40, blueOverGreen),
    encodeJpeg(40, 40, blueOverGreen),
    encodeGif(
      40,
      40,
      [
        [0, 0, 0],
        [255, 0, 0],
      ],
      (x) => x % 2,
    ),
  ];
  for (const file of files)
    for (const share of [0.2, 0.5, 0.9, 0.99])
      await refuses(file.subarray(0, Math.max(12, Math.floor(file.length * share))), "broken");
});

Deno.test("a flipped bit in a PNG and a wrong amount of pixel data are found", async () => {
  const flipped = await encodePng(40, 40, blueOverGreen);
  flipped[flipped.length - 30]! ^= 1;
  await refuses(flipped, "broken");
  const parts = async (length: number) =>
    join(
      pngSignature,
      pngHeader(10, 10),
      pngChunk("IDAT", await deflate(new Uint8Array(length))),
      pngChunk("IEND", new Uint8Array()),
    );
  assert.equal((await readPhoto(await parts(310))).facts.width, 10);
  await refuses(await parts(309), "broken");
  await refuses(await parts(4_000_000), "broken");
});

Deno.test("a decompression bomb is refused because of its header, before anything is decompressed", async () => {
  await refuses(
    join(
      pngSignature,
      pngHeader(20_000, 20_000),
      pngChunk("IDAT", new Uint8Array(4)),
      pngChunk("IEND", new Uint8Array()),
    ),
    "pixels",
  );
  const jpeg = encodeJpeg(16, 16, blue);
  const frame = jpeg.findIndex((byte, index) => byte === 0xff && jpeg[index + 1] === 0xc0);
  jpeg.set([20_000 >> 8, 20_000 & 255, 20_000 >> 8, 20_000 & 255], frame + 5);
  await refuses(jpeg, "pixels");
  const gif = encodeGif(4, 4, [], () => 0);
  gif.set([20_000 & 255, 20_000 >> 8, 20_000 & 255, 20_000 >> 8], 6);
  await refuses(gif, "pixels");
});

Deno.test("a JPEG with the end marker right after half of its data is refused", async () => {
  const jpeg = encodeJpeg(160, 160, (x, y) => [x, y, (x * y) & 255]);
  await refuses(join(jpeg.subarray(0, jpeg.length >> 1), Uint8Array.of(0xff, 0xd9)), "broken");
});

Deno.test("five megabytes are too large", async () => {
  await refuses(new Uint8Array(5 * 1024 * 1024), "large");
});

Deno.test("grayscale, palette, interlaced and 16-bit PNGs are read", async () => {
  const build = async (header: Uint8Array, raw: Uint8Array, ...extra: Uint8Array[]) =>
    readPhoto(
      join(pngSignature, header, ...extra, pngChunk("IDAT", await deflate(raw)), pngChunk("IEND", new Uint8Array())),
    );
  assert.deepEqual(
    (await build(pngHeader(8, 4, 1, 0), Uint8Array.of(0, 0xff, 0, 0x00, 0, 0xff, 0, 0xff))).facts.colors,
    [
      { name: "white", share: 0.75 },
      { name: "black", share: 0.25 },
    ],
  );
  const palette = pngChunk("PLTE", Uint8Array.of(210, 40, 40, 60, 120, 210));
  assert.deepEqual((await build(pngHeader(4, 1, 4, 3), Uint8Array.of(0, 0x11, 0x10), palette)).facts.colors, [
    { name: "blue", share: 0.75 },
    { name: "red", share: 0.25 },
  ]);
  assert.equal(
    (
      await build(
        pngHeader(2, 2, 8, 2, 1),
        Uint8Array.of(0, 60, 120, 210, 0, 60, 120, 210, 0, 60, 120, 210, 60, 120, 210),
      )
    ).facts.colors[0]?.name,
    "blue",
  );
  assert.equal(
    (await build(pngHeader(1, 1, 16, 2), Uint8Array.of(0, 210, 0, 40, 0, 40, 0))).facts.colors[0]?.name,
    "red",
  );
});

/** A gray 16 × 8 progressive JPEG: one scan of DC values (192 in both blocks), then one of finer coefficients. */
function progressiveJpeg(data: readonly number[]): Uint8Array {
  const segment = (kind: number, ...body: number[]) =>
    Uint8Array.of(0xff, kind, (body.length + 2) >> 8, (body.length + 2) & 255, ...body);
  const codes = (table: number, short: number, long: number) =>
    segment(0xc4, table, 1, 1, ...Array.from({ length: 14 }, () => 0), short, long);
  return join(
    Uint8Array.of(0xff, 0xd8),
    segment(0xdb, 0, ...Array.from({ length: 64 }, () => 8)),
    segment(0xc2, 8, 0, 8, 0, 16, 1, 1, 0x11, 0),
    codes(0x00, 0, 7),
    codes(0x10, 0, 1),
    segment(0xda, 1, 1, 0x00, 0, 0, 0),
    Uint8Array.from(data),
    segment(0xda, 1, 1, 0x00, 1, 63, 0),
    Uint8Array.of(0x3f),
    Uint8Array.of(0xff, 0xd9),
  );
}

Deno.test("a progressive JPEG's colors come from its first scan, and its lack of data is noticed", async () => {
  const { facts } = await readPhoto(progressiveJpeg([0b10100000, 0b00111111]));
  assert.deepEqual([facts.width, facts.height, facts.light], [16, 8, "bright"]);
  assert.deepEqual(facts.colors, [{ name: "gray", share: 1 }]);
  await refuses(progressiveJpeg([0b10100000]), "broken");
});

Deno.test("a randomly damaged file is either read or refused with a reason", async () => {
  const files = [
    await encodePng(30, 30, blueOverGreen),
    encodeJpeg(40, 40, (x, y) => [x * 6, y * 6, 90]),
    encodeGif(
      30,
      30,
      [
        [0, 0, 0],
        [255, 0, 0],
      ],
      (x) => x % 2,
    ),
  ];
  let state = 7;
  const next = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state % limit;
  };
  for (const file of files) {
    for (let round = 0; round < 150; round += 1) {
      const damaged = Uint8Array.from(file);
      for (let hit = 0; hit < 3; hit += 1) damaged[8 + next(damaged.length - 8)] = next(256);
      await readPhoto(damaged).catch((error) => assert.ok(error instanceof PhotoError, String(error)));
    }
  }
});

Deno.test("a PNG with one wrong checksum is refused, although everything in it can be read", async () => {
  const png = await encodePng(20, 10, blue, [pngChunk("tEXt", new Uint8Array(8))]);
  await readPhoto(png);
  // The last byte of the text chunk's checksum: behind the signature, the header (25 bytes) and 12 + 8 bytes.
  png[8 + 25 + 20 - 1]! ^= 1;
  await refuses(png, "broken");
});

Deno.test("transparent pixels of a GIF are not counted as a color", async () => {
  const gif = encodeGif(
    60,
    60,
    [
      [250, 250, 250],
      [210, 40, 40],
    ],
    (x) => (x < 15 ? 1 : 0),
  );
  const palette = 13 + 12;
  const control = Uint8Array.of(0x21, 0xf9, 4, 1, 0, 0, 0, 0);
  const { facts } = await readPhoto(join(gif.subarray(0, palette), control, gif.subarray(palette)));
  assert.deepEqual(facts.colors, [{ name: "red", share: 1 }]);
});
