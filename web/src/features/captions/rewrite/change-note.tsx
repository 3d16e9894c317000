import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import type { CaptionId } from "../caption-batches.ts";
import { cancelChange, useCaptionChange } from "../caption-changes.ts";
import { rewriteTexts } from "./rewrite-texts.ts";

/** Below a post while its caption is being rewritten or adapted: what is done, and Cancel. */
export function ChangeNote({ id }: { id: CaptionId }) {
  const change = useCaptionChange(id);
  return (
    change && (
      <div className="flex items-center gap-2 border-t border-border px-4 py-1.5 text-sm font-medium">
        <Spinner />
        <output>{change.label}</output>
        <Button variant="ghost" size="sm" className="ml-auto" onClick={() => cancelChange(id)}>
          {rewriteTexts.cancel}
        </Button>
      </div>
    )
  );
}
