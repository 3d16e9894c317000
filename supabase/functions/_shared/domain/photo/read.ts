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

/** An uploaded file that is a picture by its size and its first bytes; nothing else of it was looked at. */
export interface PhotoFile {
  bytes: Uint8Array;
  type: Photo["type"];
}

/**
 * What can be said about a file for next to nothing, before anybody's right to have it decoded is known.
 * @throws PhotoError `large` from 5 MB on, `type` when it does not begin like a PNG, JPEG or GIF
 */
export function openPhoto(bytes: Uint8Array): PhotoFile {
  if (bytes.length >= imageBytesMax) throw new PhotoError("large", `${bytes.length} bytes`);
  const type = pictureTypeOf(bytes);
  if (!type) throw new PhotoError("type", "neither PNG nor JPEG nor GIF");
  return { bytes, type };
}

/**
 * Checks a picture to its end and reads what can truly be known from it. Costs up to about a tenth of a second of CPU,
 * in slices between which other calls are answered.
 * @param signal gives the decoding up; its reason is thrown
 * @throws PhotoError `broken` when the picture is cut off or damaged, `pixels` when it has more than we handle
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

/** Within 5 % of equal sides a picture looks square. */
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
