import { parse } from "exifr";
import { describe, expect, it } from "vitest";
import { readPhotoMoment } from "./exif-read.ts";
import { withPhotoMoment } from "./exif-write.ts";

/** A minimal JPEG: start, an empty comment, end. */
const bareJpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xfe, 0x00, 0x02, 0xff, 0xd9]);
const takenAt = "2026-07-14T18:05:09";
/** The same as EXIF has it. */
const exifTime = "2026:07:14 18:05:09";

/** A camera's file: little endian, with date and hemisphere, coordinates and a camera name. */
function cameraJpeg(): Uint8Array {
  const tiff = new DataView(new ArrayBuffer(160));
  const write = (at: number, text: string) =>
    [...text].forEach((letter, index) => tiff.setUint8(at + index, letter.charCodeAt(0)));
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.setUint16(at, tag, true);
    tiff.setUint16(at + 2, type, true);
    tiff.setUint32(at + 4, count, true);
    tiff.setUint32(at + 8, value, true);
  };
  write(0, "II");
  tiff.setUint16(2, 42, true);
  tiff.setUint32(4, 8, true);
  tiff.setUint16(8, 3, true);
  entry(10, 0x010f, 2, 6, 120);
  entry(22, 0x8769, 4, 1, 50);
  entry(34, 0x8825, 4, 1, 90);
  tiff.setUint16(50, 1, true);
  entry(52, 0x9003, 2, 20, 68);
  write(68, exifTime);
  tiff.setUint16(90, 1, true);
  entry(92, 0x0001, 2, 2, 0x53);
  write(120, "Maker");
  const payload = new Uint8Array(tiff.buffer);
  return new Uint8Array([
    0xff,
    0xd8,
    0xff,
    0xe1,
    0,
    payload.length + 8,
    0x45,
    0x78,
    0x69,
    0x66,
    0,
    0,
    ...payload,
    0xff,
    0xd9,
  ]);
}

describe("reading", () => {
  it("finds the date and the hemisphere in a camera's file", () => {
    expect(readPhotoMoment(cameraJpeg())).toEqual({ takenAt, hemisphere: "S" });
  });

  it("gives nulls for a file without EXIF and for every truncation of one with it", () => {
    const nothing = { takenAt: null, hemisphere: null };
    expect(readPhotoMoment(bareJpeg)).toEqual(nothing);
    const whole = cameraJpeg();
    for (let length = 0; length < 60; length += 1) expect(readPhotoMoment(whole.subarray(0, length))).toEqual(nothing);
  });

  it("never fails on damaged bytes", () => {
    const whole = cameraJpeg();
    for (let at = 12; at < whole.length; at += 1) {
      const damaged = whole.slice();
      damaged[at] = 0xff;
      expect(() => readPhotoMoment(damaged)).not.toThrow();
    }
  });
});

describe("writing", () => {
  it("is read back by an independent EXIF reader, hemisphere without coordinates", async () => {
    const written = withPhotoMoment(bareJpeg, { takenAt, hemisphere: "S" });
    const tags = await parse(written, { gps: true, reviveValues: false, translateValues: false });
    expect(tags).toMatchObject({ DateTimeOriginal: exifTime, GPSLatitudeRef: "S" });
    expect(Object.keys(tags).toSorted()).toEqual(["DateTimeOriginal", "GPSLatitudeRef"]);
  });

  it.each([
    { takenAt, hemisphere: null },
    { takenAt: null, hemisphere: "N" as const },
    { takenAt, hemisphere: "N" as const },
  ])("keeps %o through a round trip", (moment) => {
    expect(readPhotoMoment(withPhotoMoment(bareJpeg, moment))).toEqual(moment);
  });

  it("leaves the picture's own bytes after the new segment, and the file alone when there is nothing to say", () => {
    const written = withPhotoMoment(bareJpeg, { takenAt, hemisphere: null });
    expect(written.slice(-6)).toEqual(bareJpeg.slice(2));
    expect(withPhotoMoment(bareJpeg, { takenAt: null, hemisphere: null })).toBe(bareJpeg);
  });
});
