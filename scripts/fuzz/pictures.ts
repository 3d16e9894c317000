import { gifOfClearCodes, jpegOfTinyCodes } from "../../supabase/functions/_shared/domain/photo/testing/costly.ts";
import {
  encodeGif,
  encodeJpeg,
  encodePng,
  gifOfFrames,
  withExif,
  type Paint,
} from "../../supabase/functions/_shared/domain/photo/testing/encode.ts";
import type { Random } from "../command/random.ts";

const stripes: Paint = (x, y) => [(x * 6) & 255, (y * 6) & 255, 90];

/** Small valid pictures, one of each type. */
export async function wholePictures(): Promise<Uint8Array[]> {
  return [
    await encodePng(24, 16, stripes),
    encodeJpeg(32, 24, stripes),
    withExif(encodeJpeg(16, 16, stripes), { orientation: 6, takenAt: "2026:07:18 20:15:00", latitude: "S" }),
    encodeGif(
      20,
      20,
      [
        [0, 0, 0],
        [255, 0, 0],
      ],
      (x) => x % 2,
    ),
    gifOfFrames(
      4,
      4,
      [[210, 40, 40]],
      Array.from({ length: 200 }, () => 0),
    ),
    gifOfClearCodes(20_000),
    jpegOfTinyCodes(20_000),
  ];
}

/** A picture that is valid, damaged, truncated, or not a picture at all. */
export function hostilePicture(random: Random, whole: readonly Uint8Array[]): Uint8Array {
  const picture = random.pick(whole).slice();
  if (random.chance(0.3)) return picture;
  if (random.chance(0.2)) return picture.subarray(0, random.int(picture.length));
  if (random.chance(0.1)) return random.bytes(random.int(2000));
  for (let hit = 0; hit <= random.int(6); hit += 1) picture[random.int(picture.length)] = random.int(256);
  return picture;
}
