import { useQueryClient, type MutationKey } from "@tanstack/react-query";

/**
 * Starts a mutation unless one with the same key is running: the second click of a double click can occur before the
 * first one's state is rendered.
 */
export function useStartOnce(mutationKey: MutationKey): (start: () => void) => void {
  const client = useQueryClient();
  return (start) => {
    if (client.isMutating({ mutationKey }) === 0) start();
  };
}
