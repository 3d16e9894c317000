import { imageEdgeMax, imagePixelsMax } from "../contract/limits.ts";
import { PhotoError } from "./error.ts";

/**
 * Above this many pixels a picture is verified but its colours are not read: decoding a JPEG costs about 0.1 s of CPU per
 * million pixels, and a function has 2 s and 256 MB. What the page uploads is far below.
 */
export const decodedPixelsMax = 6_000_000;

/** Refuses a size that is impossible ("broken") or larger than we handle ("pixels"), before anything is decoded. */
export function checkSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new PhotoError("broken", "a picture without pixels");
  if (width > imageEdgeMax || height > imageEdgeMax || width * height > imagePixelsMax) throw new PhotoError("pixels", `${width} × ${height} pixels`);
}
