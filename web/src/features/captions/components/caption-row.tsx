import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";
import type { TextFrame } from "./text-frame.ts";

const frame: TextFrame = {
  className: "text-lg leading-6",
  markClassName: "text-info-text",
  hiddenClassName: "text-muted-foreground",
  caretClassName: "caret-foreground",
  prefix: null,
};

/** Room for the buttons in the last line of the text: as wide as five of them. */
const buttonsWidth = "@min-[30rem]/row:w-42 @min-[30rem]/row:pointer-coarse:w-58";
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

interface CaptionRowProps {
  caption: string;
  /** Makes the row focusable under this name, so that keys can act on it. */
  label: string;
  renderText: (frame: TextFrame) => ReactNode;
  /** Whether the text is a field, which needs the whole width. */
  editing: boolean;
  buttons: ReactNode;
  /** Below the text. */
  note: ReactNode;
}

/**
 * A caption as its text and the buttons that people use most. Where there is room, the buttons stand in the last line
 * of the text, which leaves their width free at its end, unless it ends on the left.
 */
export function CaptionRow({ caption, label, renderText, editing, buttons, note }: CaptionRowProps) {
  const inLastLine = !editing && !rightToLeft.test(caption);
  const endClassName = inLastLine ? buttonsWidth : undefined;
  return (
    <article
      aria-label={label}
      // Keys act on the caption that has the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="@container/row overflow-hidden rounded-md border border-border bg-card shadow-sm focus-visible:-outline-offset-2"
    >
      <div className="py-2 pl-4 pr-2 @max-[30rem]/row:pb-0">
        <div className="pr-2">{renderText({ ...frame, endClassName })}</div>
        <div
          className={cn(
            "@container relative @max-[30rem]/row:-ml-3 @min-[30rem]/row:ml-auto",
            buttonsWidth,
            inLastLine && "@min-[30rem]/row:-mt-7",
          )}
        >
          <div className="flex items-center justify-between [&_button:hover]:text-foreground [&_button]:font-medium [&_button]:text-muted-foreground @max-[16rem]:[&_button]:size-8! @max-[16rem]:[&_button]:px-0!">
            {buttons}
          </div>
        </div>
      </div>
      {note}
    </article>
  );
}
