import { lazyDialog } from "@/components/lazy-dialog.tsx";
import { withQueries } from "@/components/with-queries.tsx";
import { closeEndings, useEndings } from "@/lib/caption-endings.ts";

const EndingsDialog = lazyDialog(withQueries(() => import("@/features/caption-endings/components/endings-dialog.tsx")));

/** Shows the dialog of hashtag sets and the signature, and loads its code only when it is opened. */
export function EndingsHost() {
  const state = useEndings();
  return state && <EndingsDialog insert={state.insert} onClose={closeEndings} />;
}
