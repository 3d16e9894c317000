import type { ColorCount } from "./colors.ts";
import type { Exif } from "./exif.ts";

/** What the decoder of one format found. */
export interface DecodedPhoto {
  width: number;
  height: number;
  exif: Exif;
  colors: ColorCount;
}
