import { useState } from "react";
import { cn } from "@/lib/cn.ts";
import { FoldButton } from "./fold-button.tsx";

/** Longer texts are folded. The limit is about eight lines. */
const foldedFrom = { characters: 500, lines: 8 };

/** A text of any length. A long one is folded, so that the entries around it stay visible. */
export function FoldedText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const long = text.length > foldedFrom.characters || text.split("\n").length > foldedFrom.lines;
  return (
    <div className="grid justify-items-start">
      <p dir="auto" className={cn("w-full whitespace-pre-line wrap-anywhere", long && !open && "line-clamp-6")}>
        {text}
      </p>
      {long && <FoldButton open={open} onChange={setOpen} />}
    </div>
  );
}
