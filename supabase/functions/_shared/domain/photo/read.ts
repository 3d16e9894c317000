import { imageBytesMax } from "../../contract/rules/uploads.ts";
import { pictureTypeOf } from "../../contract/rules/picture-type.ts";
import type { Photo, PhotoFacts } from "./photo.ts";
import { describeColors } from "./colors.ts";
import type { DecodedPhoto } from "./decoded.ts";
import { PhotoError } from "./error.ts";
import type { Exif } from "./exif.ts";
import { readGif } from "./gif.ts";
import { readJpeg } from "./jpeg.ts";
import { readPng } from "./png.ts";
import { inSlices, type Slices } from "./slices.ts";

export { PhotoError, type PhotoErrorKind } from "./error.ts";

/** An uploaded file whose size and first bytes are those of a picture. The rest was not checked. */
export interface PhotoFile {
  bytes: Uint8Array;
  type: Photo["type"];
}

/**
 * Checks the size and the first bytes of a file. This is cheap, so it is done before the person's right to a generation
 * is checked.
 * @throws PhotoError `large` from 5 MB on, `type` if it does not begin like a PNG, JPEG or GIF
 */
export function openPhoto(bytes: Uint8Array): PhotoFile {
  if (bytes.length >= imageBytesMax) throw new PhotoError("large", `${bytes.length} bytes`);
  const type = pictureTypeOf(bytes);
  if (!type) throw new PhotoError("type", "neither PNG nor JPEG nor GIF");
  return { bytes, type };
}

/**
 * Verifies a complete picture and reads its facts. Takes up to about 0.1 s of CPU time, in slices between which other
 * requests are processed.
 * @param signal stops the decoding; its reason is thrown
 * @throws PhotoError `broken` if the picture is truncated or damaged, `pixels` if it is too large
 */
export async function readPhoto({ bytes, type }: PhotoFile, signal?: AbortSignal): Promise<Photo> {
  const { width, height, exif, colors } = await inSlices((slices) => decode({ bytes, type }, slices), signal);
  const turned = exif.orientation >= 5;
  const [shownWidth, shownHeight] = turned ? [height, width] : [width, height];
  const shape = { width: shownWidth, height: shownHeight, orientation: orientationOf(shownWidth, shownHeight) };
  return { bytes, type, facts: { ...shape, ...describeColors(colors), ...timeFacts(exif) } };
}

function decode({ bytes, type }: PhotoFile, slices: Slices): Promise<DecodedPhoto> {
  switch (type) {
    case "image/png":
      return readPng(bytes, slices);
    case "image/jpeg":
      return slices.run(readJpeg(bytes));
    case "image/gif":
      return slices.run(readGif(bytes));
  }
}

/** With sides that differ by less than 5 %, a picture looks square. */
function orientationOf(width: number, height: number): PhotoFacts["orientation"] {
  if (Math.abs(width - height) <= 0.05 * Math.max(width, height)) return "square";
  return width > height ? "landscape" : "portrait";
}

function timeFacts(exif: Exif): Pick<PhotoFacts, "takenAt" | "season" | "timeOfDay"> {
  if (!exif.takenAt) return { takenAt: null, season: null, timeOfDay: null };
  const month = Number(exif.takenAt.slice(5, 7));
  const hour = Number(exif.takenAt.slice(11, 13));
  const seasons = ["winter", "spring", "summer", "autumn"] as const;
  const quarter = Math.floor((month % 12) / 3);
  return {
    takenAt: exif.takenAt,
    season: seasons[exif.hemisphere === "S" ? (quarter + 2) % 4 : quarter]!,
    timeOfDay: timeOfDay(hour),
  };
}

function timeOfDay(hour: number): PhotoFacts["timeOfDay"] {
  if (hour < 5 || hour >= 21) return "night";
  if (hour < 12) return "morning";
  return hour < 17 ? "afternoon" : "evening";
}
