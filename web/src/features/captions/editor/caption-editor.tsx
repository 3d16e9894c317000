import type { PostPlatformId } from "@contract/rules/platforms.ts";
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { cn } from "@/lib/cn.ts";
import { toast } from "@/lib/toast.ts";
import type { VariantId } from "../caption-edits.ts";
import type { TextFrame } from "../components/text-frame.ts";
import { editorTexts } from "./editor-texts.ts";
import { closeCaption, redoCaption, typeCaption, undoCaption } from "./edits.ts";
import { EditorMirror } from "./editor-mirror.tsx";

/** Where the editor was opened: a point of the window, or null for the end of the text. */
type OpenedAt = { x: number; y: number } | null;

interface CaptionEditorProps {
  id: VariantId;
  caption: string;
  platform: PostPlatformId;
  frame: TextFrame;
  openedAt: OpenedAt;
  /** The height of the text that the editor replaces, in pixels: what is below must not move. */
  heightMin: number;
  /** @param byKey whether the focus should go back to the post */
  onClose: (byKey: boolean) => void;
}

/** The textarea's own layout must equal the mirror's to the pixel, and neither may have a box around it. */
const sameBox =
  "col-start-1 row-start-1 m-0 min-w-0 whitespace-pre-wrap text-wrap border-0 p-0 [overflow-wrap:anywhere]";

/** The index in the field at a point of the window, if the browser tells it. */
function indexAt(field: HTMLTextAreaElement, { x, y }: { x: number; y: number }): number | null {
  const position = document.caretPositionFromPoint?.(x, y);
  return position?.offsetNode === field ? position.offset : null;
}

/** The end of what differs between two texts, where the caret belongs after an undo. */
function changeEnd(before: string, after: string): number {
  let same = 0;
  while (same < Math.min(before.length, after.length) && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return after.length - same;
}

/**
 * A post's text as a text field: an invisible textarea over a mirror that shows the same text with its marks. The
 * textarea brings what only a real field has (input methods, right-to-left text, dictation, spelling), and the mirror
 * gives it its height.
 */
export function CaptionEditor({ id, caption, platform, frame, openedAt, heightMin, onClose }: CaptionEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const prefix = useRef<HTMLSpanElement>(null);
  const typed = useRef(caption);
  const opened = useRef(openedAt);

  useLayoutEffect(() => {
    const textarea = field.current!;
    textarea.focus({ preventScroll: true });
    const index = opened.current && indexAt(textarea, opened.current);
    textarea.setSelectionRange(index ?? textarea.value.length, index ?? textarea.value.length);
  }, []);

  // The name before a photo's text takes its space in the first line.
  useLayoutEffect(() => {
    const width = prefix.current?.getBoundingClientRect().width ?? 0;
    field.current!.parentElement!.style.setProperty("--prefix", `${width}px`);
  }, [frame.prefix]);

  // A version that was brought back: the caret goes to where the texts differ.
  useLayoutEffect(() => {
    if (typed.current === caption) return;
    const end = changeEnd(typed.current, caption);
    typed.current = caption;
    if (document.activeElement === field.current) field.current!.setSelectionRange(end, end);
  }, [caption]);

  useEffect(
    () => () => {
      if (closeCaption(id)) toast(editorTexts.emptyReverted);
    },
    // The identity of a caption never changes while its editor is open.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  );

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // An input method uses the same keys for its own list.
    if (event.nativeEvent.isComposing) return;
    const command = (event.ctrlKey || event.metaKey) && !event.altKey;
    const key = event.key.toLowerCase();
    if (event.key === "Escape") {
      event.stopPropagation();
      onClose(true);
    } else if (command && key === "z") {
      event.preventDefault();
      (event.shiftKey ? redoCaption : undoCaption)(id);
    } else if (command && key === "y") {
      event.preventDefault();
      redoCaption(id);
    }
  }

  // The browser's own menus and gestures undo, too; its history does not know the versions.
  useEffect(() => {
    const textarea = field.current!;
    function handleBeforeInput(event: InputEvent) {
      if (event.inputType !== "historyUndo" && event.inputType !== "historyRedo") return;
      event.preventDefault();
      (event.inputType === "historyUndo" ? undoCaption : redoCaption)(id);
    }
    textarea.addEventListener("beforeinput", handleBeforeInput);
    return () => textarea.removeEventListener("beforeinput", handleBeforeInput);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <div
      className={cn(
        "relative grid rounded-sm [text-indent:var(--prefix,0px)] outline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-ring",
        frame.className,
      )}
      style={{ minHeight: heightMin }}
    >
      <EditorMirror text={caption} platform={platform} frame={frame} className={sameBox} prefix={prefix} />
      <textarea
        ref={field}
        dir="auto"
        aria-label={editorTexts.text}
        value={caption}
        rows={1}
        spellCheck
        autoCapitalize="sentences"
        onChange={(event) => {
          typed.current = event.target.value;
          typeCaption(id, event.target.value);
        }}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          // Another window got the focus: the person comes back to the same field.
          if (document.hasFocus()) onClose(false);
          else closeCaption(id);
        }}
        className={cn(
          sameBox,
          "h-full w-full resize-none overflow-hidden bg-transparent text-transparent caret-current outline-none [unicode-bidi:plaintext] selection:bg-info/25 selection:text-transparent",
          frame.caretClassName,
        )}
      />
    </div>
  );
}
