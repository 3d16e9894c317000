import { hashtagSetsMax } from "@contract/rules/text-lengths.ts";
import type { HashtagSet } from "@contract/wire/caption-endings.ts";
import { Pencil, Plus, Trash2, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { deleteHashtagSet, saveHashtagSet } from "../api/endings.ts";
import { endingsTexts } from "../endings-texts.ts";
import { hashtagText } from "../hashtag-text.ts";
import { useChangeEndings } from "../use-change-endings.ts";
import { SetForm } from "./set-form.tsx";

interface SetListProps {
  sets: readonly HashtagSet[];
  /** Puts a text under the caption; null if the dialog was not opened for one. */
  onAdd: ((text: string) => void) | null;
  /** Called with whether the form has unsaved changes. */
  onChanged: (changed: boolean) => void;
}

interface DeletedNoteProps {
  set: HashtagSet;
  onUndo: (set: HashtagSet) => Promise<void>;
}

/**
 * Says what was deleted, with Undo. It is part of the dialog, because a notification is outside of it: the keyboard and
 * screen readers do not get there while the dialog is open.
 */
function DeletedNote({ set, onUndo }: DeletedNoteProps) {
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

/** The hashtag sets, each to add, edit or delete, and a form for a new one. */
export function SetList({ sets, onAdd, onChanged }: SetListProps) {
  const change = useChangeEndings();
  /** The ID of the set that is edited; "" for a new one. */
  const [edited, setEdited] = useState<string | null>(null);
  const stopEditing = () => {
    setEdited(null);
  };

  /** The set that was deleted last, which can be restored until the dialog is closed. */
  const [deleted, setDeleted] = useState<HashtagSet | null>(null);

  async function handleDelete(set: HashtagSet) {
    if ((await change(deleteHashtagSet(set.id))).saved) setDeleted(set);
  }
  async function handleUndo({ name, hashtags }: HashtagSet) {
    if ((await change(saveHashtagSet(null, { name, hashtags }))).saved) setDeleted(null);
  }

  const rows = sets.map((set) =>
    set.id === edited ? (
      <li key={set.id}>
        <SetForm set={set} onChanged={onChanged} onDone={stopEditing} />
      </li>
    ) : (
      <li key={set.id} className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md bg-sunken py-2 pl-3 pr-1.5">
        <div className="min-w-0 flex-[1_1_10rem]">
          <p dir="auto" className="truncate font-semibold">
            {set.name}
          </p>
          <p dir="auto" className="line-clamp-2 text-sm text-info-text [overflow-wrap:anywhere]">
            {hashtagText(set.hashtags)}
          </p>
        </div>
        <div className="ml-auto flex items-center">
          {onAdd && (
            <Button
              variant="outline"
              size="sm"
              aria-label={endingsTexts.addSet(set.name)}
              onClick={() => {
                onAdd(hashtagText(set.hashtags));
              }}
            >
              {endingsTexts.add}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            aria-label={endingsTexts.edit(set.name)}
            className="px-2.5"
            onClick={() => {
              setEdited(set.id);
            }}
          >
            <Pencil aria-hidden="true" className="size-4" />
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={endingsTexts.delete(set.name)}
            className="px-2.5"
            onClick={() => void handleDelete(set)}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        </div>
      </li>
    ),
  );
  return (
    <section aria-labelledby="hashtag-sets-title" className="grid gap-2">
      <h3 id="hashtag-sets-title" className="text-base">
        {endingsTexts.sets}
      </h3>
      {sets.length === 0 && edited === null && (
        <p className="text-[0.9375rem] text-muted-foreground">{endingsTexts.noSets}</p>
      )}
      <ul className="grid gap-2">{rows}</ul>
      {deleted && <DeletedNote key={deleted.id} set={deleted} onUndo={handleUndo} />}
      {edited === "" && <SetForm set={null} onChanged={onChanged} onDone={stopEditing} />}
      {edited === null && sets.length < hashtagSetsMax && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            setEdited("");
          }}
        >
          <Plus aria-hidden="true" className="size-4" />
          {endingsTexts.newSet}
        </Button>
      )}
    </section>
  );
}
