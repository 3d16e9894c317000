import { useRef, useState, type MouseEvent } from "react";
import { createChunk } from "@/lib/chunk.ts";
import { useStore } from "@/lib/store.ts";
import { toast } from "@/lib/toast.ts";
import type { VariantId } from "../caption-edits.ts";
import { captionTexts } from "../caption-texts.ts";
import { CaptionText } from "./caption-text.tsx";
import type { TextFrame } from "./text-frame.ts";

/** The editor, which is fetched when somebody reaches for a caption. */
export const editorChunk = createChunk(() => import("../editor/editor-chunk.ts"));

interface EditableTextProps {
  id: VariantId;
  caption: string;
  frame: TextFrame;
  editing: boolean;
  onEditing: (editing: boolean) => void;
}

type Point = { x: number; y: number } | null;

/** A post's text, which becomes its own editor by a click, or by the button that appears with the keyboard's focus. */
export function EditableText({ id, caption, frame, editing, onEditing }: EditableTextProps) {
  const editor = useStore(editorChunk.part);
  const text = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ at: Point; height: number }>({ at: null, height: 0 });
  const { platform } = id;

  async function open(at: Point) {
    try {
      await editorChunk.load();
    } catch {
      toast({ ...captionTexts.editorMissing, variant: "destructive" });
      return;
    }
    setOpened({ at, height: text.current?.offsetHeight ?? 0 });
    onEditing(true);
  }
  function handleClick({ clientX: x, clientY: y }: MouseEvent) {
    // Selecting a part of the text by mouse is not editing it.
    if (window.getSelection()?.isCollapsed !== false) void open({ x, y });
  }
  function handleClose(byKey: boolean) {
    // The post takes the focus while the field is still there, so that it is not lost in between.
    if (byKey) text.current?.closest("article")?.focus({ preventScroll: true });
    onEditing(false);
  }

  return (
    <div ref={text} className="relative" onPointerEnter={editorChunk.warm}>
      {editing && editor ? (
        <editor.CaptionEditor
          id={id}
          caption={caption}
          platform={platform}
          frame={frame}
          openedAt={opened.at}
          heightMin={opened.height}
          onClose={handleClose}
        />
      ) : (
        <>
          <CaptionText
            caption={caption}
            platform={platform}
            frame={frame}
            className="cursor-text rounded-sm outline-offset-4 hover:outline-1 hover:outline-dashed hover:outline-input"
            onClick={handleClick}
          />
          <button
            type="button"
            data-caption-action="edit"
            onFocus={editorChunk.warm}
            onClick={() => {
              void open(null);
            }}
            className="sr-only rounded-sm bg-card px-2 text-sm font-semibold text-foreground shadow-sm focus-visible:not-sr-only focus-visible:absolute! focus-visible:right-0 focus-visible:top-0 focus-visible:px-2! focus-visible:py-1!"
          >
            {captionTexts.edit}
          </button>
        </>
      )}
    </div>
  );
}
