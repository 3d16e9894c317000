/** How a layout displays its text, for whoever displays it in place of the post. */
export interface TextFrame {
  className: string;
  /** Class of hashtags, mentions and links. */
  markClassName: string;
  /** Class of the text that the feed hides after its fold. */
  hiddenClassName: string;
  /** Class of the caret in a field. */
  caretClassName: string;
  /** What the layout shows before the text in its first line, or null. */
  prefix: string | null;
  /** Class of the free space at the end of the text; by default there is none. */
  endClassName?: string;
}
