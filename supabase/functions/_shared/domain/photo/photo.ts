/** Everything that was measured in an uploaded picture or read from its metadata. */
export interface PhotoFacts {
  /** Pixels as displayed, after EXIF rotation. */
  width: number;
  height: number;
  orientation: "landscape" | "portrait" | "square";
  /** Plain English color names, most frequent first, with their share of the picture (0–1). Empty if not decoded. */
  colors: { name: string; share: number }[];
  /** Mean lightness; null if not decoded. */
  light: "dark" | "balanced" | "bright" | null;
  /** Local time when the picture was taken, from EXIF, as YYYY-MM-DDTHH:mm:ss; null if the file has none. */
  takenAt: string | null;
  /**
   * Northern-hemisphere season of `takenAt`, or null. Southern-hemisphere season if the EXIF GPS data is in the south.
   */
  season: "spring" | "summer" | "autumn" | "winter" | null;
  timeOfDay: "morning" | "afternoon" | "evening" | "night" | null;
}

export interface Photo {
  bytes: Uint8Array;
  type: "image/png" | "image/jpeg" | "image/gif";
  facts: PhotoFacts;
}
