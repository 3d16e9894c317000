import { hashtagSetsMax } from "@contract/rules/text-lengths.ts";
import type { HashtagSet } from "@contract/wire/caption-endings.ts";
import { Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { LeaveDialog } from "@/components/leave-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { deleteHashtagSet, saveHashtagSet } from "../api/endings.ts";
import { endingsTexts } from "../endings-texts.ts";
import { useChangeEndings } from "../use-change-endings.ts";
import { DeletedNote } from "./deleted-note.tsx";
import { SetForm } from "./set-form.tsx";
import { SetRow } from "./set-row.tsx";

interface SetListProps {
  sets: readonly HashtagSet[];
  /** Puts a text under the caption; null if the dialog was not opened for one. */
  onAdd: ((text: string) => void) | null;
  /** Called with whether the form has unsaved changes. */
  onChanged: (changed: boolean) => void;
}

/** The hashtag sets, each to add, edit or delete, and a form for a new one. */
export function SetList({ sets, onAdd, onChanged }: SetListProps) {
  const change = useChangeEndings();
  /** The ID of the set that is edited; "" for a new one. */
  const [edited, setEdited] = useState<string | null>(null);
  const [changed, setChanged] = useState(false);
  /** The set to edit next, while the question is open whether to discard what was typed. */
  const [wanted, setWanted] = useState<string | null>(null);
  const handleChanged = useCallback(
    (now: boolean) => {
      setChanged(now);
      onChanged(now);
    },
    [onChanged],
  );
  const stopEditing = () => {
    setEdited(null);
  };
  const edit = (id: string) => {
    if (changed) setWanted(id);
    else setEdited(id);
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
        <SetForm set={set} onChanged={handleChanged} onDone={stopEditing} />
      </li>
    ) : (
      <SetRow
        key={set.id}
        set={set}
        onAdd={onAdd}
        onEdit={() => {
          edit(set.id);
        }}
        onDelete={() => void handleDelete(set)}
      />
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
      {edited === "" && <SetForm set={null} onChanged={handleChanged} onDone={stopEditing} />}
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
      {wanted !== null && (
        <LeaveDialog
          title={endingsTexts.leaveQuestion}
          description={endingsTexts.leaveText}
          onStay={() => {
            setWanted(null);
          }}
          onLeave={() => {
            setEdited(wanted);
            setWanted(null);
          }}
        />
      )}
    </section>
  );
}
