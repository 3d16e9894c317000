import type { ColorCount } from "./colors.ts";
import type { Exif } from "./exif.ts";

/** The result of a format's decoder. */
export interface DecodedPhoto {
  width: number;
  height: number;
  exif: Exif;
  colors: ColorCount;
}
