import { useState } from "react";
import { deleteSavedForm, saveForm, readSavedForm } from "./saved-forms.ts";

/**
 * What is typed into a form of the panel. It outlives a closed panel, so that a press beside the sheet costs nothing.
 * @param name of the form
 * @returns the draft, and a function that changes parts of it; without parts it starts over
 */
export function useSavedForm<Draft extends object>(
  name: string,
  empty: Draft,
): [draft: Draft, change: (part?: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(() => readSavedForm<Draft>(name) ?? empty);
  return [
    draft,
    (part) => {
      // From what is kept, not from what was last shown: an upload may end while something else is typed.
      const next = part ? { ...(readSavedForm<Draft>(name) ?? empty), ...part } : empty;
      if (part) saveForm(name, next);
      else deleteSavedForm(name);
      setDraft(next);
    },
  ];
}
