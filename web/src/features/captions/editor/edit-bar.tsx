import type { PostPlatformId } from "@contract/rules/platforms.ts";
import { Check, CloudOff, Pencil, Redo2, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { cn } from "@/lib/cn.ts";
import type { CaptionEdit, SaveState, VariantId } from "../caption-edits.ts";
import { brokenRules } from "./broken-rules.ts";
import { editorTexts } from "./editor-texts.ts";
import { backToFirstVersion, redoCaption, undoCaption } from "./edits.ts";
import { canRedo, canUndo } from "./versions.ts";

/** How long to wait before a screen reader is told about broken rules: they change with every letter. */
const announceMs = 1000;

/** A text that follows another one when that has not changed for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, announceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settled;
}

/** Its size and the place of its text are always the same: it changes without anybody doing anything. */
function SaveStatus({ state }: { state: SaveState }) {
  const Icon = state === "saved" ? Check : CloudOff;
  const { label, hint } = editorTexts.states[state];
  return (
    <span
      title={hint}
      className={cn(
        "ml-auto inline-flex w-28 shrink-0 items-center gap-1.5 whitespace-nowrap text-xs text-muted-foreground",
        state === "refused" && "text-destructive-text",
      )}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {label}
    </span>
  );
}

interface EditBarProps {
  id: VariantId;
  caption: string;
  platform: PostPlatformId;
  edit: CaptionEdit | undefined;
  /** Whether the text is a thread, so that its length breaks no rule. */
  asThread?: boolean;
}

/** Below a post's text, once it is being edited: broken rules, undo and redo, and whether the text is saved. */
export function EditBar({ id, caption, platform, edit, asThread = false }: EditBarProps) {
  const broken = brokenRules(caption, platform, { asThread });
  const announced = useSettled(broken.join(". "));
  const versions = edit?.versions;
  const undo = versions !== undefined && canUndo(versions);
  const redo = versions !== undefined && canRedo(versions);
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();
  return (
    <div className="grid gap-1 border-t border-border px-2 py-1">
      {broken.length > 0 && <p className="px-2 pt-1 text-sm font-medium text-destructive-text">{broken.join(". ")}</p>}
      <output className="sr-only">{announced}</output>
      <div className="flex min-h-9 flex-wrap items-center gap-x-1 pointer-coarse:min-h-11">
        {/* Pressing a button leaves the focus in the text. */}
        <Button
          variant="ghost"
          size="sm"
          className="px-2! sm:-order-1"
          aria-label={editorTexts.undo}
          title={editorTexts.undo}
          disabled={!edit}
          aria-disabled={!undo}
          onMouseDown={keepFocus}
          onClick={() => undoCaption(id)}
        >
          <Undo2 aria-hidden="true" className="size-4" />
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className="px-2! sm:-order-1"
          aria-label={editorTexts.redo}
          title={editorTexts.redo}
          disabled={!edit}
          aria-disabled={!redo}
          onMouseDown={keepFocus}
          onClick={() => redoCaption(id)}
        >
          <Redo2 aria-hidden="true" className="size-4" />
        </Button>
        {edit && <SaveStatus state={edit.state} />}
        {undo && (
          // A line of its own on phones, where the state's place must stay free.
          <div className="flex items-center gap-2 px-2 max-sm:w-full sm:-order-1">
            <span className="inline-flex items-center gap-1 text-xs font-semibold text-info-text">
              <Pencil aria-hidden="true" className="size-3" />
              {editorTexts.edited}
            </span>
            <Button
              variant="link"
              size="sm"
              className="h-9 text-xs text-muted-foreground! decoration-border"
              onMouseDown={keepFocus}
              onClick={() => backToFirstVersion(id)}
            >
              {editorTexts.backToFirst}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
