import { imageEdgeMax, imagePixelsMax } from "../../contract/rules/uploads.ts";
import { PhotoError } from "./error.ts";

/**
 * Limits for decoding one picture. A valid picture above a limit is not refused: only its structure and checksums are
 * verified, and its colors stay unknown. The page uploads at most 1,024 pixels per edge, which is far below all limits.
 * Each limit corresponds to about 0.1 s on one core.
 */
export const decodingBounds = {
  /** Decompressed bytes of a PNG. */
  pngBytes: 16 * 1024 * 1024,
  /** Entropy-coded symbols of a JPEG. */
  jpegSymbols: 4_000_000,
} as const;

/** Chunks of a PNG or segments of a JPEG. Cameras and editors write a few hundred at most. */
export const segmentsMax = 10_000;

/** How many pixels or blocks are sampled to name a picture's colors. */
export const samplesWanted = 40_000;

/** Refuses a size that is impossible ("broken") or larger than we handle ("pixels"), before anything is decoded. */
export function checkSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new PhotoError("broken", "a picture without pixels");
  if (width > imageEdgeMax || height > imageEdgeMax || width * height > imagePixelsMax)
    throw new PhotoError("pixels", `${width} × ${height} pixels`);
}
