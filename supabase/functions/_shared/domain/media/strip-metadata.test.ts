import assert from "node:assert/strict";
import exifr from "exifr";
import { encodeExif, encodeGif, encodeJpeg, encodePng, pngChunk, withExif } from "../photo/testing/encode.ts";
import { readPhoto } from "../photo/read.ts";
import { ascii, join, number32, textOf } from "./strip/bytes.ts";
import { MediaError, stripMetadata } from "./strip-metadata.ts";

// oxlint-disable-next-line no-named-as-default-member -- Deno cannot import the names of this module one by one
const { parse } = exifr;
const secret = "GPS 52.5200 13.4050, taken by Mara";
const red = () => [200, 40, 30] as const;
const facts = { orientation: 6, takenAt: "2026:06:10 12:00:00", latitude: "N" } as const;
const isClean = (bytes: Uint8Array) => assert.doesNotMatch(new TextDecoder("latin1").decode(bytes), /GPS|Mara|2026:06/);

const segment = (code: number, body: Uint8Array) =>
  join([Uint8Array.of(0xff, code, (body.length + 2) >> 8, (body.length + 2) & 255), body]);
const profile = join([ascii("ICC_PROFILE\0"), Uint8Array.of(1, 1), ascii("a color profile")]);

Deno.test("a JPEG keeps its orientation, its color profile and its pixels, and nothing else", async () => {
  const plain = encodeJpeg(24, 16, red);
  const extras = [
    segment(0xe2, profile),
    segment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/\0${secret}`)),
    segment(0xed, ascii(`Photoshop 3.0\0${secret}`)),
    segment(0xfe, ascii(secret)),
  ];
  const whole = withExif(join([plain.subarray(0, 2), ...extras, plain.subarray(2), ascii(secret)]), facts);
  const stripped = stripMetadata(whole, "image/jpeg");
  isClean(stripped);
  assert.deepEqual(await parse(stripped, { translateValues: false }), { Orientation: 6 });
  assert.match(textOf(stripped), /a color profile/);
  const photo = await readPhoto({ bytes: stripped, type: "image/jpeg" });
  assert.deepEqual(
    [photo.facts.width, photo.facts.height, photo.facts.takenAt, photo.facts.colors[0]?.name],
    [16, 24, null, "red"],
  );
});

Deno.test("a JPEG without metadata stays as it is, restart markers and several scans included", () => {
  const plain = encodeJpeg(24, 16, red);
  const restarts = join([
    plain.subarray(0, -2),
    Uint8Array.of(0xff, 0xd0, 1, 0xff, 0, 2),
    segment(0xda, ascii("scan")),
  ]);
  const whole = join([restarts, Uint8Array.of(7, 0xff, 0xd9)]);
  assert.deepEqual(stripMetadata(plain, "image/jpeg"), plain);
  assert.deepEqual(stripMetadata(whole, "image/jpeg"), whole);
});

Deno.test("a PNG loses its texts, its time and all of its EXIF data but the orientation", async () => {
  const plain = await encodePng(4, 3, red);
  const [head, rest] = [plain.subarray(0, 33), plain.subarray(33)];
  const extras = [
    pngChunk("iCCP", profile),
    pngChunk("tEXt", ascii(`Comment\0${secret}`)),
    pngChunk("iTXt", ascii(`XML:com.adobe.xmp\0${secret}`)),
    pngChunk("tIME", Uint8Array.of(7, 234, 6, 10, 12, 0, 0)),
    pngChunk("eXIf", encodeExif(facts)),
  ];
  const stripped = stripMetadata(join([head, ...extras, rest, ascii(secret)]), "image/png");
  isClean(stripped);
  const read = (await parse(stripped, { translateValues: false, ihdr: false })) as Record<string, unknown>;
  assert.deepEqual([read["Orientation"], read["DateTimeOriginal"], read["GPSLatitudeRef"]], [6, undefined, undefined]);
  const { facts: shown } = await readPhoto({ bytes: stripped, type: "image/png" });
  assert.deepEqual([shown.width, shown.height, shown.takenAt], [3, 4, null]);
  assert.match(textOf(stripped), /iCCP/);
  assert.deepEqual(stripMetadata(plain, "image/png"), plain);
});

Deno.test("a GIF loses comments and other programs' blocks, and keeps its repetition", () => {
  const plain = encodeGif(4, 2, [[0, 0, 0], [255, 255, 255], [200, 0, 0], [0, 0, 200]], (x) => x % 4); // prettier-ignore
  const sub = (text: string) => join([Uint8Array.of(text.length), ascii(text), Uint8Array.of(0)]);
  const loop = join([Uint8Array.of(0x21, 0xff, 11), ascii("NETSCAPE2.0"), Uint8Array.of(3, 1, 0, 0, 0)]);
  const head = plain.subarray(0, 13 + 12);
  const comment = join([Uint8Array.of(0x21, 0xfe), sub(secret)]);
  const xmp = join([Uint8Array.of(0x21, 0xff, 11), ascii("XMP DataXMP"), sub(secret)]);
  const rest = plain.subarray(head.length);
  const stripped = stripMetadata(join([head, comment, loop, xmp, rest, ascii(secret)]), "image/gif");
  assert.deepEqual(stripped, join([head, loop, rest]));
});

Deno.test("a WebP loses EXIF and XMP data, and keeps its orientation and its color profile", async () => {
  const chunk = (name: string, body: Uint8Array) =>
    join([ascii(name), number32(body.length, true), body, ...(body.length % 2 ? [Uint8Array.of(0)] : [])]);
  const riff = (...chunks: Uint8Array[]) => {
    const content = join([ascii("WEBP"), ...chunks]);
    return join([ascii("RIFF"), number32(content.length, true), content]);
  };
  const header = (flags: number) => chunk("VP8X", Uint8Array.of(flags, 0, 0, 0, 3, 0, 0, 1, 0, 0));
  const [icc, pixels] = [chunk("ICCP", profile), chunk("VP8L", Uint8Array.of(0x2f, 1, 2))];
  const extras = [chunk("EXIF", encodeExif(facts)), chunk("XMP ", ascii(secret))];
  const stripped = stripMetadata(join([riff(header(0x2c), icc, pixels, ...extras), ascii(secret)]), "image/webp");
  isClean(stripped);
  assert.deepEqual(stripped.subarray(0, -34), riff(header(0x28), icc, pixels).map((byte, at) => (at === 4 ? byte + 34 : byte))); // prettier-ignore
  assert.equal(textOf(stripped.subarray(-34, -30)), "EXIF");
  const upright = riff(header(0x20), icc, pixels);
  assert.deepEqual(stripMetadata(riff(header(0x24), icc, pixels, chunk("XMP ", ascii(secret))), "image/webp"), upright);
});

Deno.test("an MP4 loses place, names and times, and keeps the place of every other byte", () => {
  const box = (name: string, ...bodies: Uint8Array[]) => {
    const body = join(bodies);
    return join([number32(body.length + 8), ascii(name), body]);
  };
  const at = join([number32(0), number32(0xe0000000), number32(0xe0000001), number32(1000)]);
  const undated = join([number32(0), number32(0), number32(0), number32(1000)]);
  const blank = (length: number) => box("free", new Uint8Array(length));
  const film = (head: Uint8Array, extra: Uint8Array, more: Uint8Array) =>
    join([
      box("ftyp", ascii("isom")),
      box("moov", box("mvhd", head), box("trak", box("tkhd", head), box("mdia", box("mdhd", head)), extra), extra),
      more,
      box("mdat", ascii("pixels")),
    ]);
  const place = ascii(`\u00a9xyz${secret}`);
  assert.deepEqual(
    stripMetadata(film(at, box("udta", place), box("uuid", place)), "video/mp4"),
    film(undated, blank(place.length), blank(place.length)),
  );
});

Deno.test("a file that cannot be read to its end is refused", async () => {
  const png = await encodePng(4, 3, red);
  const jpeg = encodeJpeg(24, 16, red);
  const files = [
    ["image/png", png.subarray(0, -13)],
    ["image/png", png.subarray(0, 9)],
    ["image/jpeg", jpeg.subarray(0, -2)],
    ["image/jpeg", jpeg.subarray(0, 30)],
    ["image/jpeg", join([jpeg.subarray(0, 2), ascii("text"), jpeg.subarray(2)])],
    ["image/gif", ascii("GIF89a")],
    ["image/webp", ascii("RIFF\xff\0\0\0WEBPVP8 ")],
    ["video/mp4", join([number32(4), ascii("ftyp")])],
    ["video/mp4", join([number32(400), ascii("ftypisom")])],
  ] as const;
  for (const [type, bytes] of files) assert.throws(() => stripMetadata(bytes, type), MediaError, type);
});
