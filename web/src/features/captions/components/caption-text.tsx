import { type PostPlatformId, platforms } from "@contract/rules/platforms.ts";
import type { ComponentProps } from "react";
import { RichCaption } from "@/components/rich-caption.tsx";
import { cn } from "@/lib/cn.ts";
import { foldCaption } from "../fold.ts";
import type { TextFrame } from "./text-frame.ts";

interface CaptionTextProps extends Omit<ComponentProps<"p">, "children"> {
  caption: string;
  platform: PostPlatformId;
  frame: TextFrame;
}

/**
 * A caption with the line breaks of its platform: shown in full, with the feed's fold marked and the text after it
 * dimmed. Each paragraph has its own direction, as in the editor.
 */
export function CaptionText({ caption, platform, frame, className, ...props }: CaptionTextProps) {
  const { shown, hidden } = foldCaption(caption, platform);
  return (
    <p
      dir="auto"
      className={cn(
        "whitespace-pre-wrap text-wrap [overflow-wrap:anywhere] [unicode-bidi:plaintext]",
        frame.className,
        className,
      )}
      {...props}
    >
      {frame.prefix && (
        <bdi aria-hidden="true" className="select-none font-bold">
          {frame.prefix}
        </bdi>
      )}
      <RichCaption text={shown} markClassName={frame.markClassName} />
      {hidden && (
        <>
          <span
            title={`${platforms[platform].label} folds the text here`}
            className="ml-1 select-none whitespace-nowrap rounded-sm border border-dashed border-current px-1 text-[0.8em] font-medium opacity-80"
          >
            <span aria-hidden="true">… more</span>
            <span className="sr-only">(the feed folds here)</span>
          </span>
          <span className={frame.hiddenClassName}>
            <RichCaption text={hidden} markClassName="" />
          </span>
        </>
      )}
      {frame.endClassName && <span aria-hidden="true" className={cn("inline-block h-px", frame.endClassName)} />}
    </p>
  );
}
