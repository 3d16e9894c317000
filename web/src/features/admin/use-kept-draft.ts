import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { adminKey } from "./api/admin-list.ts";

/**
 * What is typed into a form of the panel. It outlives a closed panel, so that a press beside the sheet costs nothing;
 * logout drops it.
 * @param name of the form
 * @returns the draft, and a function that changes parts of it; without parts it starts over
 */
export function useKeptDraft<Draft extends object>(name: string, empty: Draft): [draft: Draft, change: (part?: Partial<Draft>) => void] {
  const queryClient = useQueryClient();
  const queryKey = adminKey(`draft-${name}`);
  const { data } = useQuery<Draft>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  return [data ?? empty, (part) => { queryClient.setQueryData<Draft>(queryKey, (before) => (part ? { ...(before ?? empty), ...part } : empty)); }];
}
