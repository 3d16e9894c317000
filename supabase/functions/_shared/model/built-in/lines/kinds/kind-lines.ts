/** What can be said about a kind of thing. Slots as in `forms.ts`; a line whose slot the subject lacks is left out. */
export interface KindLines {
  openings: readonly string[];
  says: readonly string[];
  tells: readonly string[];
  asks: readonly string[];
  calls: readonly string[];
  /** Comma-separated details for a list; empty where a list would make claims. */
  has: string;
  /** Separated by blanks. */
  emoji: string;
  /** Separated by blanks, without '#'. */
  tags: string;
}
