import { useQueryClient, type MutationKey } from "@tanstack/react-query";

/**
 * Starts a mutation unless one of its key runs: the second click of a double click can come before the first one's state
 * is on screen.
 */
export function useStartOnce(mutationKey: MutationKey): (start: () => void) => void {
  const client = useQueryClient();
  return (start) => { if (client.isMutating({ mutationKey }) === 0) start(); };
}
