import { imageBytesMax } from "../contract/limits.ts";
import type { Photo, PhotoFacts } from "../model/port.ts";
import { describeColours } from "./colours.ts";
import { PhotoError } from "./error.ts";
import { readGif } from "./gif.ts";
import { readJpeg } from "./jpeg.ts";
import { readPng } from "./png.ts";
import type { Exif } from "./exif.ts";

export { PhotoError, type PhotoErrorKind } from "./error.ts";

/**
 * Checks an uploaded file by its content and reads what can truly be known from it.
 * @param bytes the whole file
 * @throws PhotoError `large` from 5 MB on, `type` when it is no PNG, JPEG or GIF, `broken` when it is cut off or damaged,
 *   `pixels` when it has more than we decode
 */
export async function readPhoto(bytes: Uint8Array): Promise<Photo> {
  if (bytes.length >= imageBytesMax) throw new PhotoError("large", `${bytes.length} bytes`);
  const type = typeOf(bytes);
  if (!type) throw new PhotoError("type", "neither PNG nor JPEG nor GIF");
  const { width, height, exif, colours } = type === "image/png" ? await readPng(bytes) : type === "image/jpeg" ? readJpeg(bytes) : readGif(bytes);
  const turned = exif.orientation >= 5;
  const [shownWidth, shownHeight] = turned ? [height, width] : [width, height];
  return { bytes, type, facts: { width: shownWidth, height: shownHeight, orientation: orientationOf(shownWidth, shownHeight), ...describeColours(colours), ...timeFacts(exif) } };
}

/** By the first bytes; what the file is called or the browser claims does not count. */
function typeOf(bytes: Uint8Array): Photo["type"] | null {
  const starts = (...head: number[]) => head.every((byte, index) => bytes[index] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
  if (starts(0xff, 0xd8, 0xff)) return "image/jpeg";
  if (starts(0x47, 0x49, 0x46, 0x38, 0x37, 0x61) || starts(0x47, 0x49, 0x46, 0x38, 0x39, 0x61)) return "image/gif";
  return null;
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
    timeOfDay: hour < 5 || hour >= 21 ? "night" : hour < 12 ? "morning" : hour < 17 ? "afternoon" : "evening",
  };
}
