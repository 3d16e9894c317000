import type { HashtagSet } from "@contract/wire/caption-endings.ts";
import { Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { endingsTexts } from "../endings-texts.ts";

interface DeletedNoteProps {
  set: HashtagSet;
  onUndo: (set: HashtagSet) => Promise<void>;
}

/**
 * Says what was deleted, with Undo. It is part of the dialog, because a notification is outside of it: the keyboard and
 * screen readers do not get there while the dialog is open.
 */
export function DeletedNote({ set, onUndo }: DeletedNoteProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const [running, setRunning] = useState(false);
  // The button that had the focus was deleted with its set.
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className="flex items-center justify-between gap-2 rounded-md border border-dashed border-border py-1 pl-3 pr-1.5">
      <output className="min-w-0 truncate text-sm text-muted-foreground">{endingsTexts.deleted(set.name)}</output>
      <Button
        ref={undo}
        variant="ghost"
        size="sm"
        loading={running}
        onClick={() => {
          setRunning(true);
          void onUndo(set).finally(() => setRunning(false));
        }}
      >
        <Undo2 aria-hidden="true" className="size-4" />
        {endingsTexts.undo}
      </Button>
    </div>
  );
}
