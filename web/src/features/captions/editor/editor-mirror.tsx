import type { PostPlatformId } from "@contract/rules/platforms.ts";
import type { Ref } from "react";
import { RichCaption } from "@/components/rich-caption.tsx";
import { cn } from "@/lib/cn.ts";
import type { TextFrame } from "../components/text-frame.ts";
import { foldCaption } from "../fold.ts";
import { overflowIndex } from "./broken-rules.ts";

interface EditorMirrorProps {
  text: string;
  platform: PostPlatformId;
  frame: TextFrame;
  className: string;
  /** Receives what the layout shows before the text, which the caller makes room for. */
  prefix: Ref<HTMLSpanElement>;
}

/**
 * The visible text behind the textarea: hashtags and links marked, the part after the fold dimmed, and what is over the
 * limit on red. Nothing in it may change the width of a letter, or the caret would be in the wrong place.
 */
export function EditorMirror({ text, platform, frame, className, prefix }: EditorMirrorProps) {
  const limit = overflowIndex(text, platform);
  const { shown } = foldCaption(text, platform);
  const foldAt = Math.min(shown.length, limit);
  const folds = shown.length < text.length;
  const mark = cn(frame.markClassName, "font-[inherit]! [word-break:normal]!");
  return (
    <div
      aria-hidden="true"
      dir="auto"
      className={cn(className, "pointer-events-none relative [unicode-bidi:plaintext]")}
    >
      {frame.prefix && (
        // The outer element has the direction of the text, which decides where a line starts.
        <span ref={prefix} className="absolute start-0 top-0 select-none whitespace-pre font-bold indent-0">
          <bdi>{frame.prefix}</bdi>
        </span>
      )}
      <RichCaption text={text.slice(0, foldAt)} markClassName={mark} />
      {folds && (
        <span className="relative">
          <span className="absolute -top-0.5 h-[1.3em] border-s-2 border-dashed border-current opacity-60" />
        </span>
      )}
      {foldAt < limit && (
        <span className={frame.hiddenClassName}>
          <RichCaption text={text.slice(foldAt, limit)} markClassName={mark} />
        </span>
      )}
      {limit < text.length && (
        <span
          data-overflow
          className="bg-destructive-soft text-destructive-text decoration-destructive underline decoration-wavy decoration-1"
        >
          {text.slice(limit)}
        </span>
      )}
      {/* A last empty line has no height of its own. */}
      {"\u200B"}
    </div>
  );
}
