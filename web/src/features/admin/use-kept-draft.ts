import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { adminKey } from "./api/admin-list.ts";

/**
 * What is typed into a form of the panel. It outlives a closed panel, so that a press beside the sheet costs nothing;
 * logout drops it with everything else that was read.
 * @param name of the form
 * @returns the draft, and a function that changes parts of it; without parts it starts over
 */
export function useKeptDraft<Draft extends object>(name: string, empty: Draft): [draft: Draft, change: (part?: Partial<Draft>) => void] {
  const queryClient = useQueryClient();
  const queryKey = adminKey(`draft-${name}`);
  // The form shows a state of its own: the cache tells of changes a moment later, which would move the caret while typing.
  const [draft, setDraft] = useState(() => queryClient.getQueryData<Draft>(queryKey) ?? empty);
  return [draft, (part) => {
    setDraft((before) => (part ? { ...before, ...part } : empty));
    queryClient.setQueryDefaults(queryKey, { gcTime: Infinity });
    queryClient.setQueryData<Draft>(queryKey, (before) => (part ? { ...(before ?? empty), ...part } : empty));
  }];
}
