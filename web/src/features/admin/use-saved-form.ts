import { useState } from "react";
import { deleteSavedForm, saveForm, readSavedForm } from "./saved-forms.ts";

/**
 * The state of a form in the panel. It is kept when the panel is closed, so that an accidental click outside loses
 * nothing.
 * @param name of the form
 * @returns the state, and a function that changes parts of it, or resets it if called without parts
 */
export function useSavedForm<Draft extends object>(
  name: string,
  empty: Draft,
): [draft: Draft, change: (part?: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(() => readSavedForm<Draft>(name) ?? empty);
  return [
    draft,
    (part) => {
      // From the saved state, not from the rendered one, because an upload may complete while something else is typed.
      const next = part ? { ...(readSavedForm<Draft>(name) ?? empty), ...part } : empty;
      if (part) saveForm(name, next);
      else deleteSavedForm(name);
      setDraft(next);
    },
  ];
}
