import { platforms, type PostPlatformId } from "@contract/rules/platforms.ts";

/** A caption split where the platform's feed folds it. `hidden` is empty if everything is shown. */
export interface FoldedText {
  shown: string;
  hidden: string;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

const lastWord = /\s\S*$/;

/**
 * Splits a caption at the platform's fold: after the last whole word that fits or, inside a text without spaces,
 * between two graphemes. `shown + hidden` is always the caption.
 */
export function foldCaption(text: string, platform: PostPlatformId): FoldedText {
  const { fold } = platforms[platform];
  if (fold === null || text.length <= fold) return { shown: text, hidden: "" };
  let end = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length > fold) break;
    end = index + segment.length;
  }
  const lastSpace = text.slice(0, end + 1).search(lastWord);
  // A space far from the fold does not mean that a word would be cut: CJK texts have few spaces.
  const cut = lastSpace > fold * 0.6 ? lastSpace : end;
  return { shown: text.slice(0, cut), hidden: text.slice(cut) };
}
