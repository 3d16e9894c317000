import type { ColourCount } from "./colours.ts";
import type { Exif } from "./exif.ts";

/** What the decoder of one format found. */
export interface DecodedPhoto {
  width: number;
  height: number;
  exif: Exif;
  colours: ColourCount;
}
