import type { Photo } from "../../../domain/photo/photo.ts";

/** A photo of which only the size is known. */
export const plainPhoto: Photo = {
  bytes: Uint8Array.of(1),
  type: "image/png",
  facts: {
    width: 4,
    height: 3,
    orientation: "landscape",
    colors: [],
    light: null,
    takenAt: null,
    season: null,
    timeOfDay: null,
  },
};
