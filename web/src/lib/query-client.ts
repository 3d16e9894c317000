import { QueryClient } from "@tanstack/react-query";
import { onLogout } from "./session.ts";

/**
 * Defaults of the product specification, section 7: never stale, no refetch on focus, no polling, no retries. Without a
 * network a call fails at once, with words or with what this device had kept, instead of waiting in silence.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false, networkMode: "always" },
    mutations: { retry: false, networkMode: "always" },
  },
});

onLogout(() => queryClient.clear());
