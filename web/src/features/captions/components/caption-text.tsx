import { type PlatformId, platforms } from "@contract/rules/platforms.ts";
import { RichCaption } from "@/components/rich-caption.tsx";
import { foldCaption } from "../fold.ts";

interface CaptionTextProps {
  caption: string;
  platform: PlatformId;
  /** Class of hashtags, mentions and links. */
  markClassName: string;
  /** Class of the text that the feed hides after its fold. */
  hiddenClassName: string;
}

/**
 * A caption with the line breaks of its platform: shown in full, with the feed's fold marked and the text after it
 * dimmed.
 */
export function CaptionText({ caption, platform, markClassName, hiddenClassName }: CaptionTextProps) {
  const { shown, hidden } = foldCaption(caption, platform);
  return (
    <>
      <RichCaption text={shown} markClassName={markClassName} />
      {hidden && (
        <>
          <span
            title={`${platforms[platform].label} folds the text here`}
            className="ml-1 select-none whitespace-nowrap rounded-sm border border-dashed border-current px-1 text-[0.8em] font-medium opacity-80"
          >
            <span aria-hidden="true">… more</span>
            <span className="sr-only">(the feed folds here)</span>
          </span>
          <span className={hiddenClassName}>
            <RichCaption text={hidden} markClassName="" />
          </span>
        </>
      )}
    </>
  );
}
