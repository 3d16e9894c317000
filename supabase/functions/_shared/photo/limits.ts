import { imageEdgeMax, imagePixelsMax } from "../contract/limits.ts";
import { PhotoError } from "./error.ts";

/** Above this many pixels a PNG is verified but its colours are not read: undoing line filters costs CPU, and a function has 2 s. */
export const decodedPixelsMax = 16_000_000;

/** Refuses a size that is impossible ("broken") or larger than we handle ("pixels"), before anything is decoded. */
export function checkSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new PhotoError("broken", "a picture without pixels");
  if (width > imageEdgeMax || height > imageEdgeMax || width * height > imagePixelsMax) throw new PhotoError("pixels", `${width} × ${height} pixels`);
}
