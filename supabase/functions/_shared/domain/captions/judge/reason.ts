export type ReasonKind =
  | "empty"
  | "duplicate"
  | "length"
  | "emoji"
  | "hashtags"
  | "unfinished"
  | "repeats-recent"
  | "cliche"
  | "language"
  | "markup"
  | "claim"
  | "grave"
  | "voice";

/** Why a caption is rejected. `text` tells the writer what to change. */
export interface Reason {
  kind: ReasonKind;
  text: string;
}
