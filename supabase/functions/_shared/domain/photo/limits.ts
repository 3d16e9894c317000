import { imageEdgeMax, imagePixelsMax } from "../../contract/rules/uploads.ts";
import { PhotoError } from "./error.ts";

/**
 * What decoding one picture may cost. Above a bound a picture that is whole so far is not refused: it is verified by
 * what is cheap (structure, checksums), and its colors stay unknown. The page uploads at most 1,024 pixels per edge
 * and stays far below all of them. Each bound is about a tenth of a second on one core.
 */
export const decodingBounds = {
  /** Unpacked bytes of a PNG. */
  pngBytes: 16 * 1024 * 1024,
  /** Entropy-coded symbols of a JPEG. */
  jpegSymbols: 4_000_000,
} as const;

/** Chunks of a PNG or segments of a JPEG; cameras and editors write some hundred at most. */
export const segmentsMax = 10_000;

/** How many pixels or blocks are looked at to name a picture's colors. */
export const samplesWanted = 40_000;

/** Refuses a size that is impossible ("broken") or larger than we handle ("pixels"), before anything is decoded. */
export function checkSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new PhotoError("broken", "a picture without pixels");
  if (width > imageEdgeMax || height > imageEdgeMax || width * height > imagePixelsMax)
    throw new PhotoError("pixels", `${width} × ${height} pixels`);
}
