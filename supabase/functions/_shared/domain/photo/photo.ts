/** What could truly be read from an uploaded picture; see `_shared/domain/photo/`. */
export interface PhotoFacts {
  /** Pixels as displayed, after EXIF rotation. */
  width: number;
  height: number;
  orientation: "landscape" | "portrait" | "square";
  /** Plain English color names, most frequent first, with their share of the picture (0–1). Empty when not decoded. */
  colors: { name: string; share: number }[];
  /** Mean lightness; null when not decoded. */
  light: "dark" | "balanced" | "bright" | null;
  /** Local time the picture was taken, from EXIF, as YYYY-MM-DDTHH:mm:ss; null when the file has none. */
  takenAt: string | null;
  /** Northern-hemisphere season of `takenAt`, or null. Southern when EXIF GPS says so. */
  season: "spring" | "summer" | "autumn" | "winter" | null;
  timeOfDay: "morning" | "afternoon" | "evening" | "night" | null;
}

export interface Photo {
  bytes: Uint8Array;
  type: "image/png" | "image/jpeg" | "image/gif";
  facts: PhotoFacts;
}
