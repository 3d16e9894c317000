import type { HashtagSet } from "@contract/wire/caption-endings.ts";
import { Pencil, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { endingsTexts } from "../endings-texts.ts";
import { hashtagText } from "../hashtag-text.ts";

interface SetRowProps {
  set: HashtagSet;
  /** See `SetList`. */
  onAdd: ((text: string) => void) | null;
  onEdit: () => void;
  onDelete: () => void;
}

/** A stored hashtag set with its actions. */
export function SetRow({ set, onAdd, onEdit, onDelete }: SetRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md bg-sunken py-2 pl-3 pr-1.5">
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
        <Button variant="ghost" size="sm" aria-label={endingsTexts.edit(set.name)} className="px-2.5" onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={endingsTexts.delete(set.name)}
          className="px-2.5"
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </li>
  );
}
