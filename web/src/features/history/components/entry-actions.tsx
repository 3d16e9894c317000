import type { HistoryEntry as Entry } from "@contract/wire/history.ts";
import { useQueryClient } from "@tanstack/react-query";
import { SquarePen, Trash2 } from "lucide-react";
import { Link } from "@/components/link.tsx";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { entryPath } from "@/lib/paths.ts";
import { useOffline } from "@/lib/use-offline.ts";
import { deleteWithUndo } from "../delete-entry.ts";
import { historyTexts } from "../history-texts.ts";

/** Opens an entry in the Generate tab, or deletes it. */
export function EntryActions({ entry }: { entry: Entry }) {
  const queryClient = useQueryClient();
  const { offline } = useOffline();
  return (
    <div className="ml-auto flex shrink-0 items-center">
      <Link
        to={entryPath(entry.id)}
        aria-label={historyTexts.open}
        className={buttonStyles({ variant: "ghost", size: "sm", className: "px-2.5" })}
      >
        <SquarePen aria-hidden="true" className="size-4" />
      </Link>
      <Button
        variant="ghost"
        size="sm"
        aria-label={historyTexts.delete}
        className="px-2.5"
        disabled={offline}
        onClick={() => {
          void deleteWithUndo(queryClient, entry);
        }}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}
