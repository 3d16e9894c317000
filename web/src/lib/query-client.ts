import { QueryClient } from "@tanstack/react-query";
import { onOutdatedReads } from "./outdated-reads.ts";
import { onLogout } from "./session.ts";

/**
 * Query defaults: never stale, no refetch on focus, no polling, no retries. Without a network connection, a request
 * fails immediately, so that the page can show a message or the last-seen copy instead of waiting.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});

onLogout(() => queryClient.clear());

onOutdatedReads(({ queryKey, isForgotten }) => {
  // Reset instead of invalidate: a refetch of an infinite query requests every page that it holds.
  void (isForgotten ? queryClient.resetQueries({ queryKey }) : queryClient.invalidateQueries({ queryKey }));
});
