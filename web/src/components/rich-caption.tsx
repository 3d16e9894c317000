import { cn } from "@/lib/cn.ts";
import { richText } from "@/lib/rich-text.ts";

/** A caption's text with hashtags, mentions and links highlighted as on the platforms. */
export function RichCaption({ text, markClassName = "text-info-text" }: { text: string; markClassName?: string }) {
  let at = 0;
  return richText(text).map((run) => {
    const key = at;
    at += run.text.length;
    return run.kind === "text" ? (
      run.text
    ) : (
      <span key={key} className={cn(markClassName, run.kind === "link" && "break-all")}>
        {run.text}
      </span>
    );
  });
}
